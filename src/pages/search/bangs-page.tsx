import { bangListIsland } from "../../../client/bangs/bang-list-island.tsx";
import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Faq } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand.ts";
import { endpoints, href } from "../../contract/routes.ts";
import { type Bangs, bangCounts } from "../../contract/search/bangs.ts";
import { storedBangs } from "../../files/stored-bangs.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import type { Visit } from "../../visit/visit.ts";
import { BangDiagram } from "./bang-diagram.tsx";
import { bangQuestions } from "./bang-questions.tsx";
import styles from "./bangs.module.css";

export const bangsPage = page({
  title: "Bang shortcuts",
  description:
    "A bang is an exclamation mark and a few letters beside a search: it takes you straight to the results of another site.",
  holes: { list: async (visit, { files }) => <List visit={visit} bangs={await storedBangs(files)} /> },
  structured: () => faqOf(bangQuestions),
  body: ({ theme, method }) => (
    <>
      <PageHead
        title="A shortcut that begins with an exclamation mark."
        lead={`Put a bang beside your words, such as “!w otter”, and the search goes straight to that site: here to an encyclopaedia. There are ${bangCounts.bangs} of them in ${bangCounts.categories} categories.`}
        plate={<Plate name="flight" theme={theme} eager />}
      >
        <p className="acts">
          <LinkButton href="#list">Find a bang</LinkButton>
          <GoLink href="#how">How it works</GoLink>
        </p>
      </PageHead>
      <Band tone="bark" id="how">
        <div className="say">
          <h2>From the box to the other site</h2>
          <p className="lead">
            {`We look the letters up in a list and send your browser on. From the moment you arrive, the other site’s rules hold and not ours.`}
          </p>
        </div>
        <BangDiagram />
      </Band>
      <Band id="list">
        <div className="say">
          <h2>The list</h2>
          <p className="soft">
            {`Compiled by ${brand.name} by hand, with no address that counts you. It is also there `}
            <a href={endpoints.bangList}>as data</a>, for programs.
          </p>
        </div>
        <Hole name="list" />
      </Band>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>Questions</h2>
          </div>
          <Faq questions={bangQuestions} />
        </div>
      </Band>
      <Band>
        <div className="say">
          <h2>Try one</h2>
          <div className={styles.box}>
            {searchBoxIsland.mark({ id: "try", action: href("home"), method, placeholder: "!osm Rathlin Island" })}
          </div>
        </div>
      </Band>
    </>
  ),
});

/** Without the list nothing is lost but the looking up: a search is a search with or without its bang. */
function List({ visit, bangs }: { visit: Visit; bangs: Bangs | null }) {
  if (bangs) return bangListIsland(bangs).mark(askedOf(visit, bangs));
  return (
    <Notice title="The list did not load">
      <p>
        Please <a href={href("bangs", {}, "list")}>load it again</a>. Until it is back, a bang in a search counts as an
        ordinary word.
      </p>
    </Notice>
  );
}

/** In characters: no name in the list is longer. */
const longest = 100;

function askedOf({ url }: Visit, { categories }: Bangs) {
  const category = url.searchParams.get("c") ?? "";
  return {
    words: (url.searchParams.get("q") ?? "").slice(0, longest),
    category: categories.has(category) ? category : "",
  };
}
