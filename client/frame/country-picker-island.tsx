import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { island } from "../islands/island.tsx";
import { CountryPicker } from "./country-picker.tsx";

const shape = z.object({
  id: z.string(),
  action: z.string(),
  back: z.string(),
  current: z.string(),
});

interface CountryPickerProps {
  readonly id: string;
  readonly action: string;
  readonly back: string;
  readonly current: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** The countries are already in the page, as the options of the list: they are read from there instead of sent twice. */
function parseProps(value: unknown, marked: HTMLElement): CountryPickerProps {
  const options = [...marked.querySelectorAll<HTMLOptionElement>("option:not([value=''], [value=none])")];
  return { ...shape.parse(value), countries: options.map(({ value, text }) => ({ code: value, name: text })) };
}

/**
 * Sends the choice without leaving the place on the page that the visitor is reading. When that fails, the form is
 * sent the ordinary way, so that the browser shows what went wrong.
 */
function CountryPickerIsland(props: CountryPickerProps) {
  const [failed, setFailed] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    if (failed) return;
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields(form)) });
      if (!answer.ok) throw new Error(`the choice of country was answered with ${answer.status}`);
      location.reload();
    } catch (error) {
      reportError(error);
      setFailed(true);
      form.submit();
    }
  };
  return <CountryPicker {...props} onSubmit={send} />;
}

function fields(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}

export const countryPickerIsland = island({
  name: "country-picker",
  Component: CountryPickerIsland,
  parseProps,
  inMarkup: ["countries"],
});
