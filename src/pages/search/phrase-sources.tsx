import { DataTable } from "../../../client/components/data-table.tsx";

interface Source {
  readonly name: string;
  readonly by: string;
  readonly taken: string;
  readonly licence: string;
}

/** The sources of the suggestions, named as their licences require (src/suggestions/README.md has the versions). */
const sources: readonly Source[] = [
  { name: "WordNet 3.1", by: "Princeton University", taken: "Words and how common they are", licence: "WordNet" },
  { name: "GeoNames", by: "geonames.org", taken: "Names of places and their size", licence: "CC BY 4.0" },
  {
    name: "OpenSubtitles 2024",
    by: "OPUS, Helsinki NLP",
    taken: "How common words are, in four languages",
    licence: "ODC-BY",
  },
  { name: "Unicode CLDR", by: "Unicode", taken: "Names of countries and currencies", licence: "Unicode v3" },
  { name: "Simple Icons", by: "its contributors", taken: "Names of brands", licence: "CC0 1.0" },
  { name: "LDNOOBW", by: "its contributors", taken: "Words to leave out", licence: "CC BY 4.0" },
];

export function PhraseSources() {
  return (
    <div className="say">
      <p>
        Not from other people’s searches. We make suggestions from open collections of words, places and names. Thank
        you to everyone who shares them.
      </p>
      <DataTable
        stacked
        label="Sources of the suggestions"
        columns={["Collection", "From", "What we take", "Licence"]}
        rows={sources.map(({ name, by, taken, licence }) => ({ key: name, head: name, cells: [by, taken, licence] }))}
      />
    </div>
  );
}
