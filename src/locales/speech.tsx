import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { languageNow } from "../contract/language/i18n.ts";
import { voiceOf } from "./speaking.ts";

/** Around what is rendered at once: lets `<Trans>` speak the language of the request. */
export function Speech({ children }: { readonly children: ReactNode }) {
  return <I18nProvider i18n={voiceOf(languageNow())}>{children}</I18nProvider>;
}
