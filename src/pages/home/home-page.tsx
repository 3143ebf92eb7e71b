import type { ComponentType } from "react";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import type { HomeLayout } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { organization, website } from "../../render/structured-data.ts";
import { HomeClosing } from "./closing.tsx";
import { type HomeProps, homeValues } from "./home-values.ts";
import { Numbers } from "./numbers.tsx";
import { Onboarding } from "./onboarding-band.tsx";
import { BrowserProduct, ProProduct, SearchProduct } from "./products.tsx";
import { HomeQuestions, homeQuestions } from "./questions.tsx";
import { SearchHero } from "./search-hero.tsx";
import { SearchSteps } from "./search-steps.tsx";
import { searchStartPage } from "./start-page.tsx";

export const homePage = page({
  title: () => `${i18n.t("Private search and browser")} · ${brand.name}`,
  description: () =>
    i18n.t(
      "{brand} is a search engine that keeps no record of your searches, and a free browser that blocks trackers before they load.",
      {
        brand: brand.name,
      },
    ),
  vary: homeValues,
  instead: ({ host }) => (host === "start" ? searchStartPage : null),
  structured: () => [organization(), website()],
  body: (given) => {
    const Arrangement = arrangements[given.layout];
    return <Arrangement {...given} />;
  },
});

/** The home page around an open search box, at an address of its own. */
export const suggestionsPage = page({
  title: () => i18n.t("Search with suggestions"),
  description: () =>
    i18n.t(
      "A short home page: one open search box, places to begin, and suggestions from the letters you type. {brand} keeps none of them.",
      {
        brand: brand.name,
      },
    ),
  vary: (visit) => ({ ...homeValues(visit), layout: "suggestions" as const }),
  instead: ({ host }) => (host === "start" ? searchStartPage : null),
  structured: ({ host }) => faqOf(homeQuestions(host, true)),
  body: OneIdea,
});

const arrangements: Readonly<Record<HomeLayout, ComponentType<HomeProps>>> = {
  promo: WholeStory,
  focused: OneIdea,
  suggestions: OneIdea,
};

function WholeStory({ host, theme, country, method, platform, install, steps, trial, searchesWeb }: HomeProps) {
  return (
    <>
      <SearchHero {...{ host, theme, method, searchesWeb }} />
      <SearchProduct theme={theme} />
      <BrowserProduct theme={theme} no={2} />
      <ProProduct {...{ host, theme, country, trial }} />
      <Numbers theme={theme} no={7} />
      <SearchSteps />
      <Onboarding {...{ host, theme, platform, install, steps }} />
      <HomeQuestions host={host} />
      <HomeClosing />
    </>
  );
}

function OneIdea({ host, theme, method, layout, searchesWeb }: HomeProps) {
  return (
    <>
      <SearchHero {...{ host, theme, method, searchesWeb }} open={layout === "suggestions"} />
      <BrowserProduct theme={theme} />
      <Numbers theme={theme} no={3} />
      <SearchSteps />
      <HomeQuestions host={host} short />
      <HomeClosing />
    </>
  );
}
