/** What the pages of checkout and portal have in common. */
import { html } from "hono/html";
import { routes } from "../../contract/routes.ts";
import { type Html, servicePage } from "../../platform/service-page.ts";
import type { SubscriptionContext } from "./bindings.ts";
import { type CardName, cards } from "./cards.ts";

/** Above every button that looks as if it took money. */
export const demonstration: Html = html`<small>Demonstration: no card is charged.</small>`;

/** One radio button per card: the first is selected, and the others fold away below it, to keep the main button near. */
export function cardChoice(
  [first, ...others]: readonly [CardName, ...CardName[]],
  legend: string,
  { isTrial = false, isOpen }: { readonly isTrial?: boolean; readonly isOpen: boolean },
): Html {
  const row = (name: CardName) =>
    html`<label class="row"><input type="radio" name="card" value="${name}" required ${name === first ? "checked" : ""} /> ${labelOf(name, isTrial)}</label>`;
  return html`<fieldset>
    <legend>${legend}</legend>
    ${row(first)}
    <details ${isOpen ? "open" : ""}><summary>Other test cards</summary>${others.map(row)}</details>
  </fieldset>`;
}

/** With a free trial, the card that fails later fails at the first payment, so it never pays anything. */
function labelOf(name: CardName, isTrial: boolean): string {
  if (name === "fails-later" && isTrial) return "A card that is accepted today and refused at the first payment";
  return cards[name].label;
}

/** For an address that was never ours, whose time has passed, or whose account was deleted or closed to older links. */
export function goneMessage(c: SubscriptionContext): Promise<Response> {
  return servicePage(c.req.raw, {
    title: "This payment page is closed",
    status: 404,
    plate: "broken",
    body: html`<p>The link has expired, part of it is missing, or your account has changed since you opened it. Nothing was charged, and your subscription hasn’t changed.</p>
      <p><a href="${routes.subscriptions.path}">Choose a plan</a> to start again, or <a href="${routes.subscriptionsManage.path}">manage your subscription</a>.</p>`,
  });
}
