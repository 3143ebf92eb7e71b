/**
 * The answer to a link from another site where showing the page would change something: a page that requests the same
 * address from this site. Self-contained, and complete without scripts.
 */
import type { Context } from "hono";
import { html } from "hono/html";
import { brand } from "../contract/brand/brand.ts";
import type { Http } from "../http.ts";
import type { Session } from "../session/session.ts";
import { ownAddress } from "../visit/own-address.ts";
import type { RequestIntent } from "../visit/request-intent.ts";
import type { Visit } from "../visit/visit.ts";
import { picturePage } from "./error-page.ts";
import { securityHeaders } from "./security.ts";

/** Marks an address to which this page led on by itself, so that a browser that still names the other site does not loop. */
const mark = "continued";

/** Whether the answer that was made would change session, accounts or a service. */
export function wouldChange({ res, var: { intent } }: Context<Http>, session: Session | null): boolean {
  const setsOurs = res.headers.getSetCookie().some((cookie) => cookie.startsWith("__Host-"));
  return intent.isEffectWithheld || setsOurs || (session?.changed.size ?? 0) > 0;
}

/** The page that takes the place of such an answer. */
export async function continuePage(c: Context<Http>, session: Session | null): Promise<Response> {
  await c.res.body?.cancel();
  const { visit } = c.var;
  c.res = undefined;
  const { source, body } = await picturePage(partsOf(visit, isReturn(c.var.intent, session)));
  return new Response(body, {
    headers: {
      ...securityHeaders(visit, "page", { "style-src": source }),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}

/**
 * Whether the change is that this browser returns from a checkout, perhaps to the account that it was opened for: only an address
 * with a proof notes that, see `pages/subscription/buy/return-proof.ts`.
 */
function isReturn({ isRenewalWithheld }: RequestIntent, session: Session | null): boolean {
  return !isRenewalWithheld && session !== null && session.changed.has("paid-at") && session.read("paid-at") !== null;
}

const words = {
  paid: { title: "Checking your payment", text: "This usually takes a moment.", button: "Continue" },
  led: {
    title: "Continue to this page",
    text: `A link from another site or an email led here. Select the button to open the page on ${brand.name}.`,
    button: "Open the page",
  },
} as const;

function partsOf({ url, theme }: Visit, isPaid: boolean) {
  const { title, text, button } = words[isPaid ? "paid" : "led"];
  // Only this case goes on by itself: opening a page from another site is no action of the visitor on this one.
  const isAutomatic = isPaid && !url.searchParams.has(mark);
  const onwards = new URLSearchParams(url.searchParams);
  onwards.set(mark, "1");
  const next = ownAddress({ pathname: url.pathname, search: `?${String(onwards)}` });
  const refresh = html`<meta http-equiv="refresh" content="0;url=${next}">`;
  return {
    theme,
    title,
    head: html`${isAutomatic ? refresh : ""}<meta name="robots" content="noindex">`,
    content: html`<h1>${title}</h1><p>${text}</p><p><a href="${ownAddress(url)}" class="go">${button}</a></p>`,
  };
}
