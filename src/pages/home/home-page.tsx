import type { ComponentType } from "react";
import { brand } from "../../contract/brand.ts";
import { type Facets, type Layout, page } from "../../render/page.ts";
import { organization, website } from "../../render/structured-data.ts";
import { Closing } from "./closing.tsx";
import { Numbers, NumbersLine } from "./numbers.tsx";
import { Onboarding } from "./onboarding-band.tsx";
import { BrowserProduct, ProProduct, SearchProduct } from "./products.tsx";
import { Promo } from "./promo.tsx";
import { HomeQuestions } from "./questions.tsx";
import { SearchHero } from "./search-hero.tsx";
import { SearchSteps } from "./search-steps.tsx";
import { startPage } from "./start-page.tsx";

export const homePage = page({
  title: `Private search and browser · ${brand.name}`,
  description: `${brand.name} is a search engine that keeps no record of your searches, and a free browser that blocks trackers before they load.`,
  varies: ["platform", "layout", "install", "steps", "trial", "searchesWeb"],
  variants: { start: startPage },
  variantFor: ({ host }) => (host === "start" ? "start" : null),
  structured: () => [organization(), website()],
  body: (facets) => {
    const Arrangement = arrangements[facets.layout];
    return <Arrangement {...facets} />;
  },
});

type HomeFacets = Omit<Facets, "app" | "standIn">;

const arrangements: Readonly<Record<Layout, ComponentType<HomeFacets>>> = {
  promo: WholeStory,
  focused: OneIdea,
  suggestions: OneIdea,
};

function WholeStory({ host, theme, country, method, platform, install, steps, trial, searchesWeb }: HomeFacets) {
  return (
    <>
      <SearchHero {...{ host, theme, method, searchesWeb }} />
      <SearchProduct theme={theme} />
      <BrowserProduct theme={theme} no={2} plateNo={3} />
      <ProProduct {...{ host, theme, country, trial }} />
      <Numbers theme={theme} />
      <SearchSteps />
      <Promo {...{ host, country, trial }} />
      <Onboarding {...{ host, theme, platform, install, steps }} />
      <HomeQuestions host={host} />
      <Closing />
    </>
  );
}

function OneIdea({ host, theme, method, layout, searchesWeb }: HomeFacets) {
  return (
    <>
      <SearchHero {...{ host, theme, method, searchesWeb }} open={layout === "suggestions"} />
      <BrowserProduct theme={theme} plateNo={2} />
      <NumbersLine />
      <HomeQuestions host={host} short />
      <Closing />
    </>
  );
}
