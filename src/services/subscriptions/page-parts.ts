/** What the pages of checkout and portal have in common. */
import { html } from "hono/html";
import type { Country } from "../../contract/country.ts";
import { routes } from "../../contract/routes.ts";
import { formatPrice } from "../../contract/subscription/prices.ts";
import type { BillingPeriod } from "../../contract/subscription/subscription.ts";
import { type Html, servicePage } from "../../platform/service-page.ts";
import { type CardName, cards, type ProductTerms, priceOf } from "./rules.ts";

/** First thing on every page that looks as if it took money. */
export const demonstration: Html = html`<p class="note">
  This is a demonstration: no money moves and no card number is asked for. Choose a card by how it should behave.
</p>`;

export const periodWords: Readonly<Record<BillingPeriod, { each: string; adverb: string }>> = {
  Monthly: { each: "a month", adverb: "every month" },
  Yearly: { each: "a year", adverb: "every year" },
};

/** "€9.99 a month". */
export function priceWords(product: ProductTerms, country: Country | null): string {
  const { amount, currency } = priceOf(product, country);
  return `${formatPrice({ amount, currency })} ${periodWords[product.billingPeriod].each}`;
}

/** "28 November 2026", in Universal Time, which the page names nowhere: a day is exact enough here. */
export function dateWords(time: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** One radio button a card, the first chosen. */
export function cardChoice(names: readonly CardName[], legend: string): Html {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${names.map((name, index) => html`<label class="row"><input type="radio" name="card" value="${name}" required ${index === 0 ? "checked" : ""} /> ${cards[name].label}</label>`)}
  </fieldset>`;
}

/** For an address that was never ours, or whose time has passed. */
export function goneMessage(): Promise<Response> {
  return servicePage({
    title: "This page is no longer open",
    status: 404,
    body: html`<p>Its address has run out or was copied incompletely. Nothing was charged and nothing was changed.</p>
      <p>Start again from <a href="${routes.subscriptions.path}">the plans</a>, or from <a href="${routes.subscriptionsManage.path}">the settings of your subscription</a>.</p>`,
  });
}
