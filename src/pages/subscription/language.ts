import { defaultSettings, type Settings } from "../../contract/settings/settings.ts";

/** The language of our own pages. */
const ours = "en";

/** The language that the visitor set (`kad`), as a tag for mails to them; ours if they left it to the browser. */
export function languageOf({ kad }: Pick<Settings, "kad">): string {
  return kad === defaultSettings.kad ? ours : kad.replace("_", "-");
}
