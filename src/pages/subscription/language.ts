import { defaultSettings, type Settings } from "../../contract/settings/settings.ts";

/** What our own pages are written in. */
const ours = "en";

/** The language that the visitor set (`kad`), as a tag for whoever writes to them; ours where they left it to the browser. */
export function languageOf({ kad }: Pick<Settings, "kad">): string {
  return kad === defaultSettings.kad ? ours : kad.replace("_", "-");
}
