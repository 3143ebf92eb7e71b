/**
 * What another site's link gets where showing the page would change something: a page that asks for the same address from
 * here. Self-contained, and whole without scripts.
 */
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { brand } from "../contract/brand.ts";
import type { Http } from "../http.ts";
import type { Session } from "../session/session.ts";
import type { Visit } from "../visit/visit.ts";
import { errorStyle } from "./error-page.ts";
import { securityHeaders } from "./security.ts";

/** Says that the page went on by itself once: a browser that still names the other site then is not led in a circle. */
const mark = "continued";

/** What is held of the account: without a service's help nothing comes of it but what was read anew, and that may go. */
const heldInfo = "subscription_info";

/** Whether the answer that was made would change session, accounts or a service. */
export function wouldChange({ res, var: { intent } }: Context<Http>, session: Session | null): boolean {
  const setsOurs = res.headers.getSetCookie().some((cookie) => cookie.startsWith("__Host-"));
  const keeps = [...(session?.changed ?? [])].some((name) => name !== heldInfo);
  return intent.isHeldBack || setsOurs || keeps;
}

/** Takes the place of that answer. */
export async function continuePage(c: Context<Http>, session: Session | null): Promise<Response> {
  await c.res.body?.cancel();
  const { visit } = c.var;
  const { css, source } = await errorStyle();
  c.res = undefined;
  const goesOn = !c.var.intent.isRenewalHeldBack && goesOnAlone(visit.url, session);
  return new Response(await text(visit, goesOn, css), {
    headers: {
      ...securityHeaders(visit, "page", { "style-src": source }),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}

/**
 * Coming back from a checkout, from a mail, or signed in to nothing, there is nothing to lose. Else a person selects the
 * button: a window that another site opens and closes again would otherwise spend the tokens, and lose the new ones.
 */
export function goesOnAlone({ searchParams }: URL, session: Pick<Session, "get"> | null): boolean {
  if (searchParams.has(mark)) return false;
  const isExpected = searchParams.has("success") || searchParams.has("otp");
  return isExpected || !session?.get(heldInfo);
}

const words = {
  paid: { title: "Checking your payment", text: "This usually takes a moment.", button: "Continue" },
  led: {
    title: "Continue to this page",
    text: `A link from another site or an email led here. Select the button to open the page on ${brand.name}.`,
    button: "Open the page",
  },
} as const;

function text({ url }: Visit, isAutomatic: boolean, css: string) {
  const { title, text, button } = words[url.searchParams.has("success") ? "paid" : "led"];
  const onwards = new URLSearchParams(url.searchParams);
  onwards.set(mark, "1");
  const refresh = html`<meta http-equiv="refresh" content="0;url=${url.pathname}?${String(onwards)}">`;
  return html`<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">${isAutomatic ? refresh : ""}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · ${brand.name}</title><style>${raw(css)}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${url.pathname}${url.search}">${button}</a></p></main></body></html>`;
}
