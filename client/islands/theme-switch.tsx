import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { clearCookie, serializeCookie } from "../../src/contract/cookies.ts";
import { themeSetting } from "../../src/contract/theme.ts";
import { duskWhen, type Theme } from "../components/sky.ts";
import { ThemeSwitch } from "../components/theme-switch.tsx";

const shape = z.object({
  action: z.string(),
  back: z.string(),
  theme: z.enum(["dawn", "dusk", "system"]),
});

export type ThemeSwitchProps = z.infer<typeof shape>;

export const parseProps = (value: unknown): ThemeSwitchProps => shape.parse(value);

/** Changes the sky of this page at once and keeps the choice in the `kae` cookie, as the form would. */
export function ThemeSwitchIsland({ theme, ...form }: ThemeSwitchProps) {
  const [current, setCurrent] = useState(theme);
  const pick = (event: FormEvent<HTMLFormElement>) => {
    const picked = pickedTheme(event);
    if (!picked) return;
    event.preventDefault();
    setCurrent(picked);
    keep(picked);
    paint(picked);
  };
  return <ThemeSwitch {...form} theme={current} onSubmit={pick} />;
}

export const Component = ThemeSwitchIsland;

function pickedTheme(event: FormEvent<HTMLFormElement>): Theme | null {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : "";
  return value === "dawn" || value === "dusk" || value === "system" ? value : null;
}

function keep(theme: Theme): void {
  const transport = { secure: location.protocol === "https:" };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie =
    theme === "system" ? clearCookie("kae", transport) : serializeCookie("kae", themeSetting[theme], transport);
}

function paint(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.sky;
  else document.documentElement.dataset.sky = theme;
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-sky="dusk"]')) {
    source.media = duskWhen[theme];
  }
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = ground;
}
