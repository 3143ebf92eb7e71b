import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { fontFamilies, sizes } from "../../src/contract/settings/custom-theme.ts";
import { defaultSettings, type SettingKey, type Settings, settingKeys } from "../../src/contract/settings/settings.ts";
import { readSettingsForm } from "../../src/contract/settings/settings-form.ts";
import { parseColour } from "../../src/contract/settings/theme.ts";
import { inBoth } from "../../src/contract/theme/colours.ts";
import { island } from "../islands/island.tsx";
import { type ColourKey, colourKeys, designColours } from "./contrast.ts";
import { followColour } from "./setting-control.tsx";
import { SettingsForm, type SettingsFormProps } from "./settings-form.tsx";

const texts = z.record(z.string(), z.string());

const shape = z.object({
  action: z.string(),
  find: z.string(),
  searchesWeb: z.boolean(),
  chosen: texts,
  faults: texts,
});

type Texts = Readonly<Partial<Record<SettingKey, string>>>;

interface SettingsIslandProps extends Pick<SettingsFormProps, "action" | "find" | "searchesWeb" | "faults"> {
  /** Only what differs from the defaults, so that the page does not hold everything twice. */
  readonly chosen: Texts;
}

/** Shows each choice in the preview at once; without scripts, the preview changes only after the form was sent. */
function SettingsFormIsland({ chosen: changed, ...form }: SettingsIslandProps) {
  const [chosen] = useState<Settings>(() => ({ ...defaultSettings, ...changed }));
  const [previewed, setPreviewed] = useState(chosen);
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = marked.current?.querySelector("form");
    // Shows what was chosen while this script was loading.
    if (form) setPreviewed(readSettingsForm(new FormData(form), chosen).settings);
  }, [chosen]);
  useEffect(() => {
    const preview = marked.current?.querySelector<HTMLElement>("[data-preview]");
    if (preview) paint(preview, previewed);
  }, [previewed]);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    followColour(event.target, event.currentTarget);
    setPreviewed(readSettingsForm(new FormData(event.currentTarget), chosen).settings);
  };
  return (
    <div ref={marked}>
      <SettingsForm {...form} chosen={chosen} previewed={previewed} onInput={follow} />
    </div>
  );
}

/** The custom property that each colour has in the preview. */
const properties: Readonly<Record<ColourKey, string>> = {
  k7: "--background",
  k8: "--ink",
  k9: "--accent",
  k21: "--surface",
  kj: "--header-background",
  kx: "--address",
  kaa: "--visited",
};

/** Sets every property of the look, even to the design's own value, because the page itself may show another choice. */
function paint(preview: HTMLElement, settings: Settings): void {
  const { kt, ka, ks } = settings;
  preview.style.setProperty("--text", (kt !== defaultSettings.kt && fontFamilies[kt]) || "var(--system)");
  preview.style.setProperty("--title-face", (ka !== defaultSettings.ka && fontFamilies[ka]) || "var(--text)");
  preview.style.setProperty("--size", `${sizes[ks] ?? 1}`);
  for (const key of colourKeys) {
    const own = parseColour(settings[key]);
    preview.style.setProperty(properties[key], own ? `#${own}` : inBoth(designColours[key]));
  }
}

function known(given: Readonly<Record<string, string>>): Texts {
  return Object.fromEntries(settingKeys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));
}

export const settingsFormIsland = island({
  name: "settings-form",
  Component: SettingsFormIsland,
  parseProps: (value): SettingsIslandProps => {
    const { chosen, faults, ...rest } = shape.parse(value);
    return { ...rest, chosen: known(chosen), faults: known(faults) };
  },
});
