import { type FormEvent, useEffect, useState } from "react";
import * as z from "zod/mini";
import { clearCookie, serializeCookie } from "../../src/contract/cookies.ts";
import { allowsValue } from "../../src/contract/settings/settings.ts";
import { pickTheme, type Theme, type ThemeState, themeOf, themeSetting } from "../../src/contract/settings/theme.ts";
import { darkWhen } from "../../src/contract/theme/theme-media.ts";
import { island } from "../islands/island.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const shape = z.object({ theme: z.enum(["light", "dark", "system", "hour"]) });

interface ThemeSwitchProps extends z.infer<typeof shape> {
  readonly action: string;
  readonly back: string;
}

/** The form is already in the page: its address is read from there instead of sent twice. */
function parseProps(value: unknown, marked: HTMLElement): ThemeSwitchProps {
  const back = marked.querySelector<HTMLInputElement>('input[name="back"]')?.value ?? "";
  return { ...shape.parse(value), action: marked.querySelector("form")?.getAttribute("action") ?? "", back };
}

const dark = "(prefers-color-scheme: dark)";

/** Changes the theme of this page at once and keeps the choice in the `kae` cookie, as the form would (SET-3). */
function ThemeSwitchIsland({ theme, ...form }: ThemeSwitchProps) {
  const [state, setState] = useState<ThemeState>({ override: null, saved: theme });
  useEffect(() => {
    const preference = matchMedia(dark);
    setState((before) => ({ ...before, override: overrideIn(location.search) }));
    paintBars();
    preference.addEventListener("change", paintBars);
    return () => preference.removeEventListener("change", paintBars);
  }, []);
  const pick = (event: FormEvent<HTMLFormElement>) => {
    const picked = pickedTheme(event);
    // If a colour of the visitor's own decides the theme, the page must be rendered again, so the form is sent.
    if (!picked || document.documentElement.dataset.ground) return;
    event.preventDefault();
    // Read here as well: the click that woke the island comes before the effect above has run.
    const before = { ...state, override: overrideIn(location.search) };
    const after = pickTheme(before, picked);
    if (after === before) return;
    setState(after);
    storeTheme(picked);
    paint(picked);
    showChosen(picked);
  };
  return <ThemeSwitch {...form} theme={state.override ?? state.saved} onSubmit={pick} />;
}

/** The theme that the address asks for, if it asks for one that the catalogue allows. */
function overrideIn(search: string): Theme | null {
  const given = new URLSearchParams(search).get("kae");
  return given !== null && allowsValue("kae", given) ? themeOf(given) : null;
}

function pickedTheme(event: FormEvent<HTMLFormElement>): Theme | null {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : "";
  return value === "light" || value === "dark" || value === "system" ? value : null;
}

function storeTheme(theme: Theme): void {
  const transport = { secure: location.protocol === "https:" };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie =
    theme === "system" ? clearCookie("kae", transport) : serializeCookie("kae", themeSetting[theme], transport);
}

function paint(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-theme="dark"]')) {
    source.media = darkWhen[theme];
  }
  paintBars();
}

/** Sets the settings page's control for the same choice, which would otherwise be saved over this one. */
function showChosen(theme: Theme): void {
  const value = themeSetting[theme];
  for (const control of document.querySelectorAll<HTMLInputElement>('input[name="kae"]')) {
    if (control.type === "radio") control.checked = control.value === value;
    else control.value = value;
  }
}

/** Gives the browser's own bars the background colour of the page. */
function paintBars(): void {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = ground;
}

export const themeSwitchIsland = island({
  name: "theme-switch",
  Component: ThemeSwitchIsland,
  parseProps,
  inMarkup: ["action", "back"],
});
