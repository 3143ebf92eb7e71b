/** What the pages of checkout and portal have in common. */
import { html } from "hono/html";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { marked } from "../../platform/pages/marked.ts";
import type { Html } from "../../platform/pages/plain-page.ts";
import { type StepStrip, servicePage } from "../../platform/pages/service-page.ts";
import type { SubscriptionContext } from "./bindings.ts";
import { type CardName, cards } from "./cards.ts";

/** Above every button that looks as if it took money. */
export function demonstrationNote(): Html {
  return html`<small>${i18n.t("Demonstration: no card is charged.")}</small>`;
}

export interface BankPage {
  readonly strip?: StepStrip;
  /** What the bank asks: "Your bank asks whether you agree to pay €9.99 today." */
  readonly question: string;
  /** What confirming leads to, with the money that is taken then, and what declining does. */
  readonly confirmed: string;
  readonly declined: string;
  /** What the form says again, with the answer. */
  readonly fields: Readonly<Record<string, string>>;
  readonly formTargets?: readonly string[];
}

/** The bank's question about a card. Whoever leaves this page may come back to it, or choose a card again. */
export function bankPage(
  c: SubscriptionContext,
  { question, confirmed, declined, fields, ...page }: BankPage,
): Promise<Response> {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return servicePage(c.req.raw, {
    ...page,
    title: i18n.t("Confirm your card with your bank"),
    illustration: "pegs",
    body: html`<p class="note">${i18n.t("Demonstration: we show this page in place of your bank. We ask no bank, and charge no card.")}</p>
      <p>${question}</p>
      <p>${confirmed} ${declined}</p>
      <form method="post">
        ${hidden}
        <div class="actions">
          <button name="bank" value="yes">${i18n.t("Confirm payment")}</button>
          <button class="quiet" name="bank" value="no">${i18n.t("Decline payment")}</button>
        </div>
      </form>
      <p class="actions"><a href="${new URL(c.req.url).pathname}">${i18n.t("Choose another card")}</a></p>`,
  });
}

/** About a payment of that day, and about one of today. */
export function bankAsks(price: string, day: string): string {
  return i18n.t("Your bank asks whether you agree to pay {price} on {day}.", { price, day });
}

export function bankAsksNow(price: string): string {
  return i18n.t("Your bank asks whether you agree to pay {price} today.", { price });
}

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
    <details ${isOpen ? "open" : ""}><summary>${i18n.t("Other test cards")}</summary>${others.map(row)}</details>
  </fieldset>`;
}

/** With a free trial, the card that fails later fails at the first payment, so it never pays anything. */
function labelOf(name: CardName, isTrial: boolean): string {
  if (name === "fails-later" && isTrial)
    return i18n.t("A card that is accepted today and refused at the first payment");
  return i18n.t(cards[name].label);
}

/** For an address that was never ours, whose time has passed, or whose account was deleted or closed to older links. */
export function goneMessage(c: SubscriptionContext): Promise<Response> {
  return servicePage(c.req.raw, {
    title: i18n.t("This payment page is closed"),
    status: 404,
    illustration: "broken",
    body: html`<p>${i18n.t("The link has expired, part of it is missing, or your account has changed since you opened it. Nothing was charged, and your subscription hasn’t changed.")}</p>
      <p>${marked(
        i18n.t("<plans>Choose a plan</plans> to start again, or <manage>manage your subscription</manage>."),
        {
          plans: (inner) => html`<a href="${href("subscriptions")}">${inner}</a>`,
          manage: (inner) => html`<a href="${href("subscriptionsManage")}">${inner}</a>`,
        },
      )}</p>`,
  });
}
