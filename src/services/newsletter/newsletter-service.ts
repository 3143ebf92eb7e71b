import { WorkerEntrypoint } from "cloudflare:workers";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { brand } from "../../contract/brand.ts";
import { routes } from "../../contract/routes.ts";
import { newsletterRequestSchema, newsletters } from "../../contract/services.ts";
import { digestText } from "../../platform/digest.ts";
import type { MailPeer } from "../peers.ts";
import { servicePage } from "../service-page.ts";
import { failure, json, queryParameter, readForm, readJson } from "../wire.ts";
import type { LinkResult, NewsletterAddress } from "./newsletter-address.ts";
import type { LinkClaim, Newsletter } from "./rules.ts";
import { addSubscriber, removeSubscriber } from "./store.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface NewsletterBindings {
  readonly env: Env;
  readonly peers: { readonly mail: MailPeer };
  now(): number;
}

type C = Context<{ Bindings: NewsletterBindings }>;

const base = "/newsletter/subscription";

const titles: Readonly<Record<Newsletter, string>> = { "privacy-weekly": `${brand.name} Privacy Weekly` };

export const newsletterApp = new Hono<{ Bindings: NewsletterBindings }>();

/** The answer is the same whether the address is new, on the list, or written to too often. A form is led back. */
newsletterApp.post(`${base}/subscribe`, async (c) => {
  const form = await readForm(c.req.raw);
  const request = form
    ? (newsletterRequestSchema.safeParse(Object.fromEntries(form)).data ?? null)
    : await readJson(c.req.raw, newsletterRequestSchema);
  if (request) c.executionCtx.waitUntil(invite(c, request.email, request.newsletter));
  if (form) return c.redirect(`${routes.newsletter.path}?subscription=${request ? "pending" : "invalid"}`, 303);
  return request ? json({ status: "pending" }, 202) : failure("invalid_request", 400);
});

async function invite(c: C, email: string, newsletter: Newsletter): Promise<void> {
  const { env, peers, now } = c.env;
  const id = env.NEWSLETTER_ADDRESS.idFromName(`${newsletter}:${email.toLowerCase()}`);
  const invitation = await env.NEWSLETTER_ADDRESS.get(id).invite(email, newsletter, now());
  if (!invitation) return;
  const { expires, confirmSignature, unsubscribeSignature } = invitation;
  const linkTo = (action: LinkClaim["action"], query: Record<string, string>) =>
    new URL(`${base}/${action}?${new URLSearchParams({ to: String(id), newsletter, ...query })}`, c.req.url).href;
  await peers.mail.send({
    to: email,
    template: "newsletter-confirm",
    data: {
      newsletter: titles[newsletter],
      confirmLink: linkTo("confirm", { expires: String(expires), signature: confirmSignature }),
      unsubscribeLink: linkTo("unsubscribe", { signature: unsubscribeSignature }),
    },
  });
}

interface FollowedLink {
  readonly address: DurableObjectStub<NewsletterAddress>;
  readonly claim: LinkClaim;
  readonly signature: string;
}

/** A link of ours, taken apart; null when it was not made by us. Its signature is still to be checked. */
function linkOf(c: C, action: LinkClaim["action"]): FollowedLink | null {
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
    title: "Confirm your newsletter",
    ask: "One press, and the next issue comes to you. You can leave with one press, too.",
    button: "Yes, send it to me",
    doneTitle: "You are on the list",
    done: "The next issue comes to you. Every issue has a link that takes you off it.",
  },
  unsubscribe: {
    title: "Leave the newsletter",
    ask: "One press, and we write no more. We ask no reason.",
    button: "Unsubscribe",
    doneTitle: "You are off the list",
    done: "Your address is deleted from it.",
  },
} as const satisfies Record<LinkClaim["action"], object>;

for (const action of ["confirm", "unsubscribe"] as const) {
  /** Opening a link changes nothing: the scanners of mail providers open every link they see. */
  newsletterApp.get(`${base}/${action}`, async (c) => {
    const link = linkOf(c, action);
    const good = await link?.address.check(link.claim, link.signature, c.env.now());
    if (!good) return expiredPage();
    const { title, ask, button } = pages[action];
    return servicePage({ title, body: html`<p>${ask}</p><form method="post"><button>${button}</button></form>` });
  });

  /** Also what a mail reader posts by itself when its own unsubscribe button is pressed (RFC 8058). */
  newsletterApp.post(`${base}/${action}`, async (c) => {
    const link = linkOf(c, action);
    const result = await link?.address.follow(link.claim, link.signature, c.env.now());
    if (!link || !result?.ok) return expiredPage();
    await record(c, link.claim, result);
    return servicePage({
      title: pages[action].doneTitle,
      body: html`<p class="note good" role="status">${pages[action].done}</p>
        <p><a href="${routes.home.path}">To the home page</a></p>`,
    });
  });
}

async function record(c: C, { action, newsletter }: LinkClaim, { email }: Extract<LinkResult, { ok: true }>) {
  const key = await digestText(email.toLowerCase());
  const { STORE } = c.env.env;
  if (action === "confirm") await addSubscriber(STORE, newsletter, key, { email, confirmedAt: c.env.now() });
  else await removeSubscriber(STORE, newsletter, key);
}

function expiredPage(): Promise<Response> {
  return servicePage({
    title: "This link no longer works",
    status: 400,
    body: html`<p>It has run out or was copied incompletely. Nothing was changed.</p>
      <p><a href="${routes.newsletter.path}">Enter your address again</a></p>`,
  });
}

newsletterApp.notFound(() => failure("not_found", 404));

newsletterApp.onError((error) => {
  console.error("failed: newsletter", error);
  return failure("server_error", 500);
});

/** The newsletter: double opt-in, and one press to leave. */
export class NewsletterService extends WorkerEntrypoint<Env> {
  override fetch(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return newsletterApp.fetch(request, { env, peers: { mail: ctx.exports.MailService }, now: Date.now }, ctx);
  }
}
