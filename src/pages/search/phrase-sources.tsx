import { DataTable } from "../../../client/components/data-table.tsx";
import { i18n } from "../../contract/language/i18n.ts";

interface Source {
  readonly name: string;
  readonly by: string;
  readonly taken: string;
  readonly licence: string;
}

/** The sources of the suggestions, named as their licences require (src/suggestions/README.md has the versions). */
const sources = (): readonly Source[] => [
  {
    name: "WordNet 3.1",
    by: "Princeton University",
    taken: i18n.t("Words and how common they are"),
    licence: "WordNet",
  },
  { name: "GeoNames", by: "geonames.org", taken: i18n.t("Names of places and their size"), licence: "CC BY 4.0" },
  {
    name: "OpenSubtitles 2024",
    by: "OPUS, Helsinki NLP",
    taken: i18n.t("How common words are, in four languages"),
    licence: "ODC-BY",
  },
  { name: "Unicode CLDR", by: "Unicode", taken: i18n.t("Names of countries and currencies"), licence: "Unicode v3" },
  { name: "Simple Icons", by: i18n.t("its contributors"), taken: i18n.t("Names of brands"), licence: "CC0 1.0" },
  { name: "LDNOOBW", by: i18n.t("its contributors"), taken: i18n.t("Words to leave out"), licence: "CC BY 4.0" },
];

export function PhraseSources() {
  return (
    <div className="say">
      <p>
        {i18n.t(
          "Not from other people’s searches. We make suggestions from open collections of words, places and names. Thank you to everyone who shares them.",
        )}
      </p>
      <DataTable
        stacked
        label={i18n.t("Sources of the suggestions")}
        columns={[
          i18n.t("Collection"),
          i18n.t("Source", {}, { comment: "A column: who made the list" }),
          i18n.t("What we take"),
          i18n.t("Licence"),
        ]}
        rows={sources().map(({ name, by, taken, licence }) => ({ key: name, head: name, cells: [by, taken, licence] }))}
      />
    </div>
  );
}
