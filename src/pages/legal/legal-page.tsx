import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import { type LegalText, legalTextSchema } from "../../contract/legal-text.ts";
import type { RouteName } from "../../contract/routes.ts";
import { ownPrices } from "../../contract/subscription/prices.ts";
import { SpokenFile } from "../../files/spoken-file.ts";
import { type Page, page, said, type Words } from "../../render/page.ts";
import { LegalDocument } from "./legal-document.tsx";

interface LegalPage extends Pick<Page, "description"> {
  readonly route: RouteName;
  readonly title: Words;
  /** The day from which the text holds: that of the first entry in its history. */
  readonly changed: string;
  /** The name of its text among the site's files (`client/build/documents`). */
  readonly file: string;
  readonly lead: Words;
  readonly illustration: IllustrationName;
  readonly caption: Words;
  /** The document is about what the reader pays. */
  readonly priced?: boolean;
}

/** A page with a document that binds us. The documents are long, so their text lies among the site's files. */
export function legalPage({ route, file, lead, illustration, caption, priced = false, ...declared }: LegalPage): Page {
  const { title, changed } = declared;
  return page({
    ...declared,
    reads: new SpokenFile<LegalText>(file, (text) => legalTextSchema.parse(JSON.parse(text))),
    body: ({ theme, country, read: text }) => (
      <LegalDocument
        {...{ route, changed, text, illustration, theme }}
        title={said(title)}
        lead={said(lead)}
        caption={said(caption)}
        price={priced ? ownPrices(country) : null}
      />
    ),
  });
}
