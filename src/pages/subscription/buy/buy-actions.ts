/** Choosing a plan (FLOW-1). */
import type { Hono } from "hono";
import { href, routes } from "../../../contract/routes.ts";
import { billingPeriodSchema } from "../../../contract/subscription/subscription.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../../forms/form.ts";
import type { Http } from "../../../http.ts";
import { answerPage } from "../../../render/answer-page.ts";
import type { RegisteredPage } from "../../../render/page.ts";
import { keepFact } from "../../../session/flash.ts";
import { madeForAnother } from "../signed-in.ts";
import { keptQuery, planFor } from "./buy-flow.ts";
import type { BuyResult } from "./buy-notes.tsx";
import { type BuyRefusal, findBuyer } from "./buyer.ts";
import { openCheckout } from "./checkout.ts";

type BuyPage = RegisteredPage<BuyResult>;

const planForm = form({ period: billingPeriodSchema });

export function buyRoutes(app: Hono<Http>, { subscriptions: page }: Readonly<Record<"subscriptions", BuyPage>>): void {
  app.post(
    routes.subscriptions.path,
    takeForm(planForm, (c, sent) => choosePlan(c, page, sent)),
  );
}

/** One press of a plan leads to its checkout, with scripts or without, for whoever has an account and whoever has none. */
async function choosePlan(c: C, page: BuyPage, sent: SentTo<typeof planForm>): Promise<Response> {
  if (!sent.ok) return answerPage(c, page, { tag: "invalid", problem: "period" });
  const plan = planFor(c.var.visit, sent.value.period);
  if (!plan) return answerPage(c, page, { tag: "invalid", problem: "not-sold" });
  const subscriber = await c.var.subscriber();
  const elsewhere = madeForAnother(c, subscriber, sent.fields);
  if (elsewhere) return elsewhere;
  const turnedAway = await findBuyer(c, subscriber);
  if (turnedAway) return turnAway(c, page, turnedAway);
  const opened = await openCheckout(c, subscriber, plan);
  return opened.tag === "opened" ? toCheckout(c, page, opened.address) : turnAway(c, page, opened.tag);
}

/** Back to the plans, with the query that the visitor came with. */
async function toPlansSignedOut(c: C): Promise<Response> {
  const told = keepFact((await c.var.subscriber()).session, "signed-out-elsewhere");
  return seeOther(href("subscriptions", { ...told, ...keptQuery(c.var.visit.url) }));
}

function turnAway(c: C, page: BuyPage, why: BuyRefusal): Response | Promise<Response> {
  switch (why) {
    case "subscribed":
      return seeOther(href("subscriptionsManage"));
    case "pending":
      return seeOther(href("subscriptions", keptQuery(c.var.visit.url)));
    case "signed-out":
      return toPlansSignedOut(c);
    case "unavailable":
      return answerPage(c, page, { tag: "unavailable" });
  }
}

/**
 * A form may not lead to another host (`form-action 'self'`), so a checkout elsewhere is offered as a link, on a page of
 * ours that names the host.
 */
function toCheckout(c: C, page: BuyPage, address: URL): Response | Promise<Response> {
  if (address.origin === c.var.visit.url.origin) return seeOther(address.href);
  return answerPage(c, page, { tag: "shown", checkout: address.href });
}
