import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { newsletterPaths, newsletterRequestSchema, newsletters } from "../../contract/services.ts";
import { failure, json, queryParameter, readForm, readJson } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { marked } from "../../platform/pages/marked.ts";
import { servicePage } from "../../platform/pages/service-page.ts";
import { afterAnswer } from "../after-answer.ts";
import { readServicesConfig } from "../env.ts";
import { errorAnswer } from "../error-answer.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { HttpService } from "../idempotency-key.ts";
import { publicOrigin } from "../own-origins.ts";
import type { ErasedCounts, MailPeer, NewsletterPeer } from "../peers.ts";
import { base, type InvitationContext, invite, newsletterAddressOf } from "./invitation.ts";
import type { LinkState, NewsletterAddress } from "./newsletter-address.ts";
import type { LinkClaim } from "./rules.ts";
import { listKey, readSubscriber } from "./store.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface NewsletterBindings {
  readonly env: Env;
  readonly peers: { readonly mail: MailPeer };
  now(): number;
}

type ServiceContext = Context<{ Bindings: NewsletterBindings }>;

export const newsletterApp = new Hono<{ Bindings: NewsletterBindings }>();

/** The answer is the same whether the address is new, on the list, or written to too often. A form gets a page. */
newsletterApp.post(newsletterPaths.subscribe, async (c) => {
  const form = await readForm(c.req.raw);
  const request = form
    ? (newsletterRequestSchema.safeParse(Object.fromEntries(form)).data ?? null)
    : await readJson(c.req.raw, newsletterRequestSchema);
  const wait = request ? await spendFloodBudget(c.env.env, "newsletter", c.env.now()) : 0;
  if (wait > 0) return tooMany(wait);
  if (request) {
    const inviting = invitingFor(c);
    afterAnswer(c.executionCtx, "newsletter", () => invite(inviting, request.email, request.newsletter));
  }
  if (form) return servicePage(c.req.raw, request ? asked() : notAsked());
  return request ? json({ status: "pending" }, 202) : failure("invalid_request", 400);
});

const back = () => html`<p><a href="${href("newsletter")}">${i18n.t("Go back to the newsletter page")}</a></p>`;

const asked = () => ({
  title: i18n.t("Check your inbox to confirm"),
  body: html`<p class="note good" role="status">${i18n.t("We’ve sent you an email with a link. Open the link and select the button to subscribe.")}</p>${back()}`,
});

const notAsked = () => ({
  title: i18n.t("Enter a full email address"),
  status: 400,
  body: html`<p class="note bad" role="alert">${i18n.t("We need an email address like name@people.example. We haven’t sent an email.")}</p>${back()}`,
});

/** The limit is one for all addresses, so this answer reveals nothing about any of them. `wait` in seconds. */
function tooMany(wait: number): Response {
  const answer = failure("too_many_requests", 429);
  answer.headers.set("retry-after", String(wait));
  return answer;
}

function invitingFor(c: ServiceContext): InvitationContext {
  const { env, peers, now } = c.env;
  return { env, mail: peers.mail, origin: publicOrigin(readServicesConfig(env), new URL(c.req.url)), now: now() };
}

interface FollowedLink {
  readonly address: DurableObjectStub<NewsletterAddress>;
  readonly claim: LinkClaim;
  readonly signature: string;
}

/** A link of ours, taken apart; null when it was not made by us. Its signature is still to be checked. */
function linkOf(c: ServiceContext, action: LinkClaim["action"]): FollowedLink | null {
  const url = new URL(c.req.url);
  const [to, name, signature, expires] = ["to", "newsletter", "signature", "expires"].map((key) =>
    queryParameter(url, key),
  );
  const newsletter = newsletters.find((known) => known === name);
  if (!to || !newsletter || !signature) return null;
  try {
    const address = c.env.env.NEWSLETTER_ADDRESS.get(c.env.env.NEWSLETTER_ADDRESS.idFromString(to));
    const claim: LinkClaim =
      action === "confirm" ? { action, newsletter, expires: Number(expires) } : { action, newsletter };
    return { address, claim, signature };
  } catch {
    return null;
  }
}

const pages = {
  confirm: {
    title: /*i18n*/ "Confirm your newsletter subscription",
    ask: /*i18n*/ "Select the button to get the next issue by email. You can unsubscribe at any time.",
    button: /*i18n*/ "Confirm subscription",
    doneTitle: /*i18n*/ "You’re subscribed to the newsletter",
    done: /*i18n*/ "You’ll get the next issue by email. Every issue has a link to unsubscribe.",
  },
  unsubscribe: {
    title: /*i18n*/ "Unsubscribe from the newsletter",
    ask: /*i18n*/ "Select the button to stop getting the newsletter. You don’t have to give a reason.",
    button: /*i18n*/ "Unsubscribe",
    doneTitle: /*i18n*/ "You’ve unsubscribed",
    done: /*i18n*/ "Your email address is off the list, and we won’t send you another issue.",
  },
} as const satisfies Record<LinkClaim["action"], object>;

for (const action of ["confirm", "unsubscribe"] as const) {
  /** Opening a link changes nothing: the scanners of mail providers open every link they see. */
  newsletterApp.get(`${base}/${action}`, async (c) => {
    const link = linkOf(c, action);
    const state = (await link?.address.check(link.claim, link.signature, c.env.now())) ?? "bad";
    if (state !== "good") return deadLinkPage(c, state);
    const { title, ask, button } = pages[action];
    return servicePage(c.req.raw, {
      title: i18n.t(title),
      body: html`<p>${i18n.t(ask)}</p><form method="post"><button>${i18n.t(button)}</button></form>`,
    });
  });

  /** Also what a mail reader posts by itself when its own unsubscribe button is pressed (RFC 8058). */
  newsletterApp.post(`${base}/${action}`, async (c) => {
    const link = linkOf(c, action);
    if (!link) return deadLinkPage(c, "bad");
    const result = await link.address.follow(link.claim, link.signature, c.env.now());
    if (!result.ok) return deadLinkPage(c, result.state);
    return servicePage(c.req.raw, {
      title: i18n.t(pages[action].doneTitle),
      body: html`<p class="note good" role="status">${i18n.t(pages[action].done)}</p>
        <p><a href="${href("home")}">${i18n.t("Go to the home page")}</a></p>`,
    });
  });
}

const deadLinks = {
  used: {
    title: /*i18n*/ "You’ve already used this newsletter link",
    status: 410,
    why: /*i18n*/ "You’ve unsubscribed since we sent it, so it doesn’t subscribe you again. Nothing has changed.",
  },
  bad: {
    title: /*i18n*/ "This newsletter link doesn’t work",
    status: 400,
    why: /*i18n*/ "The link has expired or part of it is missing. Nothing has changed.",
  },
} as const satisfies Record<Exclude<LinkState, "good">, object>;

function deadLinkPage(c: ServiceContext, state: keyof typeof deadLinks): Promise<Response> {
  const { title, status, why } = deadLinks[state];
  return servicePage(c.req.raw, {
    title: i18n.t(title),
    status,
    body: html`<p>${i18n.t(why)}</p>
      <p>${marked(i18n.t("<a>Enter your email address again</a> to get a new link."), {
        a: (inner) => html`<a href="${href("newsletter")}">${inner}</a>`,
      })}</p>`,
  });
}

newsletterApp.notFound((c) => otherMethod(newsletterApp.routes, c.req.method, c.req.path) ?? failure("not_found", 404));

newsletterApp.onError((error) => errorAnswer("newsletter", error));

/** The newsletter: double opt-in, and one press to leave. */
export class NewsletterService extends HttpService implements NewsletterPeer {
  protected readonly name = "NewsletterService";

  protected respond(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return newsletterApp.fetch(request, { env, peers: { mail: ctx.exports.MailService }, now: Date.now }, ctx);
  }

  /** What is kept of an address that its account has confirmed, by newsletter. */
  async held(email: string): Promise<string> {
    const all = newsletters.map(async (newsletter) => ({
      newsletter,
      held: JSON.parse(await newsletterAddressOf(this.env, newsletter, email).held()),
      list: await readSubscriber(this.env.STORE, newsletter, await listKey(email)),
    }));
    return JSON.stringify(await Promise.all(all));
  }

  /** Takes an address off every list, its account being deleted. Safe to repeat. */
  async forget(email: string): Promise<ErasedCounts> {
    const gone = newsletters.map((newsletter) =>
      newsletterAddressOf(this.env, newsletter, email).forget(email, newsletter),
    );
    return { newsletters: (await Promise.all(gone)).reduce((sum, one) => sum + one, 0) };
  }
}
