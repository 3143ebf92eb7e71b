import type { SignInStep } from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";
import { found } from "../request.ts";

/** A form as a browser reads it: where it goes, what has to be filled in, which buttons send it. */
export interface Form {
  readonly action: string;
  readonly inputs: readonly string[];
  readonly hidden: readonly [string, string][];
  readonly buttons: readonly { readonly name: string; readonly value: string }[];
}

const attribute = (tag: string, name: string) =>
  found(tag, new RegExp(`\\s${name}="([^"]*)"`)).replaceAll("&amp;", "&");

/** The forms in the main part of a page that are sent by POST. */
export function formsIn(html: string): Form[] {
  const main = found(html, /<main[^>]*>([\s\S]*)<\/main>/);
  return [...main.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, tag = ""]) => attribute(tag, "method") === "post")
    .map(([, tag = "", inner = ""]) => {
      const fields = [...inner.matchAll(/<input[^>]*>/g)].map(([input]) => input);
      const isHidden = (input: string) => attribute(input, "type") === "hidden";
      return {
        action: attribute(tag, "action"),
        inputs: [...new Set(fields.filter((input) => !isHidden(input)).map((input) => attribute(input, "name")))],
        hidden: fields.filter(isHidden).map((input) => [attribute(input, "name"), attribute(input, "value")]),
        buttons: [...inner.matchAll(/<button[^>]*>/g)].map(([button]) => ({
          name: attribute(button, "name"),
          value: attribute(button, "value"),
        })),
      };
    });
}

/** The step of signing in that a page shows, null where it shows none. */
export function shownStep(html: string): SignInStep | null {
  // The recovery code is another way to sign in, entered at the same step.
  if (/name="recovery"/.test(html)) return "address";
  if (/value="link"/.test(html)) return "link";
  if (/name="code"/.test(html)) return "code";
  return /name="email"[\s\S]*value="send"/.test(html) ? "address" : null;
}
