import { Trans } from "@lingui/react";
import { bangListIsland } from "../../../client/bangs/bang-list-island.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { endpoints, href, searchHref } from "../../contract/routes.ts";
import { type BangFilter, type Bangs, bangCounts } from "../../contract/search/bangs.ts";
import type { SiteFiles } from "../../files/site-file.ts";
import { storedBangs } from "../../files/stored-bangs.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { BangDiagram } from "./bang-diagram.tsx";
import styles from "./bangs.module.css";
import { bangQuestions } from "./texts/bangs.tsx";

/** The list is null where it cannot be read: then bangs cannot be looked up, but searches still work. */
const bangPage = { read: async (files: SiteFiles) => ({ bangs: await storedBangs(files) }) };

const everything: BangFilter = { words: "", category: "" };

export const bangsPage = page({
  title: () => i18n.t("Bang shortcuts"),
  description: () =>
    i18n.t(
      "Search another site straight from our search box. Type a bang, such as !w for Wikipedia, beside your search.",
    ),
  reads: bangPage,
  // A list that did not load, or that is narrowed by words of the visitor, is for this answer alone.
  load: async ({ env, var: { visit } }) => {
    const [bangs, asked] = [await storedBangs(env.ASSETS), askedIn(visit.url)];
    return bangs && !asked.words && !asked.category ? null : { asked };
  },
  structured: () => faqOf(bangQuestions()),
  body: ({ theme, method, read: { bangs }, data }) => (
    <>
      <PageHead
        title={i18n.t("Bangs: search other sites from here")}
        lead={i18n.t(
          "A bang is an exclamation mark and a short code. Type “!w otter” and you see Wikipedia’s results for otter. There are {bangs} bangs in {categories} categories.",
          bangCounts,
        )}
        illustration={
          <Illustration
            name="bang"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("A feather over an egg: together, an exclamation mark.")}
          />
        }
      >
        <p className="acts">
          <LinkButton href="#list">{i18n.t("Find a bang")}</LinkButton>
          <GoLink href="#how">{i18n.t("How bangs work")}</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt" id="how">
        <div className="say">
          <h2>{i18n.t("How a bang works")}</h2>
          <p className="lead">
            {i18n.t(
              "We look up the bang and send your browser to that site. Once you’re there, the site’s own privacy policy applies.",
            )}
          </p>
        </div>
        <BangDiagram />
      </Band>
      <Band id="list">
        <div className="say">
          <h2>{i18n.t("Find a bang")}</h2>
          <p className="soft">
            <Trans
              id="We choose every bang ourselves, and none earns us money. You can also <a>download all bangs</a>."
              components={links({ a: endpoints.bangList })}
            />
          </p>
        </div>
        <List bangs={bangs} asked={data?.asked ?? everything} />
      </Band>
      <Questions title={i18n.t("Questions about bangs")} questions={bangQuestions()} tone="surface-alt" />
      <Closing
        scene="ground"
        title={i18n.t("Try a bang")}
        lead={i18n.t("Type it here, or in any search box on this site.")}
      >
        <div className={styles.box}>
          {searchBoxIsland.mark({ id: "try", action: searchHref(), method, placeholder: "!osm Rathlin Island" })}
        </div>
      </Closing>
    </>
  ),
});

interface ListProps {
  readonly bangs: Bangs | null;
  readonly asked: BangFilter;
}

function List({ bangs, asked }: ListProps) {
  if (bangs) {
    const category = bangs.categories.has(asked.category) ? asked.category : "";
    return bangListIsland(bangs).mark({ ...asked, category });
  }
  return (
    <Notice title={i18n.t("We couldn’t load the list of bangs")}>
      <p>
        <Trans
          id="<a>Load the list again</a>. Until then, we search for a bang as an ordinary word."
          components={links({ a: href("bangs", {}, "list") })}
        />
      </p>
    </Notice>
  );
}

/** In characters: no name in the list is longer. */
const longest = 100;

function askedIn({ searchParams }: URL): BangFilter {
  return { words: (searchParams.get("q") ?? "").slice(0, longest), category: searchParams.get("c") ?? "" };
}
