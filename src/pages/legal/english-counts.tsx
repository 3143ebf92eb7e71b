import { Trans } from "@lingui/react";
import { languageNow } from "../../contract/language/i18n.ts";
import { languages } from "../../contract/language/languages.ts";
import { type RouteName, routes } from "../../contract/routes.ts";

/** Above a translated document: which text binds, and where it is. Nothing in English. */
export function EnglishCounts({ route }: { readonly route: RouteName }) {
  if (languageNow() === "en") return null;
  const { path } = routes[route];
  return (
    <p className="soft small">
      <Trans
        id="Translation: the English text is the one that counts. <a>Read the English text</a>"
        components={{
          // biome-ignore lint/a11y/useAnchorContent: the sentence has the words
          a: <a key="a" href={path} hrefLang={languages.en.tag} />,
        }}
      />
    </p>
  );
}
