/**
 * What a page tells machines about itself: things of schema.org, as JSON-LD. Everything said here stands on the page as
 * well, in words. All addresses are absolute and of the main host.
 */
import { brand, facts } from "../contract/brand/brand.ts";
import { type Country, countryName, soldIn } from "../contract/country.ts";
import { href, routes } from "../contract/routes.ts";
import type { Job } from "../contract/services.ts";
import { type Price, priceIn } from "../contract/subscription/prices.ts";
import type { BillingPeriod } from "../contract/subscription/subscription.ts";

type Datum = string | number | boolean | readonly Datum[] | { readonly [property: string]: Datum };

/** One thing of schema.org with its properties. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: Datum;
}

const origin = `https://${brand.hosts.main}`;

/** The id by which other things refer to the company. */
const company = { "@id": `${origin}/#company` };

/** The company (https://schema.org/Organization). */
export function organization(): Thing {
  return {
    "@type": "Organization",
    ...company,
    name: brand.name,
    url: `${origin}/`,
    slogan: brand.line,
    logo: `${origin}/icons/icon-512.png`,
    foundingDate: String(facts.founded),
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: brand.email.help },
  };
}

/** The site and how to search with it (https://schema.org/WebSite, https://schema.org/SearchAction). */
export function website(): Thing {
  return {
    "@type": "WebSite",
    name: brand.name,
    url: `${origin}/`,
    inLanguage: "en-GB",
    publisher: company,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${routes.home.path}?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** UN/CEFACT codes of the periods, as schema.org asks for them. */
const units: Readonly<Record<BillingPeriod, { readonly code: string; readonly name: string }>> = {
  monthly: { code: "MON", name: "Monthly plan" },
  yearly: { code: "ANN", name: "Yearly plan" },
};

/** The subscription with both its plans, at the prices of a country; where it is not sold, at those of the United States. */
export function subscriptionProduct(country: Country | null, description: string): Thing {
  const periods = Object.keys(units) as BillingPeriod[];
  return {
    "@type": "Product",
    name: brand.pro,
    description,
    url: `${origin}${href("pro")}`,
    image: `${origin}/icons/icon-512.png`,
    brand: { "@type": "Brand", name: brand.name },
    offers: periods.flatMap((period) => {
      const price = (country && priceIn(country, period)) ?? priceIn("US", period);
      return price ? [offerOf(period, price)] : [];
    }),
  };
}

function offerOf(period: BillingPeriod, { amount, currency }: Price): Thing {
  const { code, name } = units[period];
  const paidIn = [...soldIn].filter((country) => priceIn(country, period)?.currency === currency);
  return {
    "@type": "Offer",
    name,
    url: `${origin}${href("pro")}`,
    availability: "https://schema.org/InStock",
    price: amount,
    priceCurrency: currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: currency,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: code },
    },
    eligibleRegion: paidIn.map((country) => ({ "@type": "Country", name: countryName(country) })),
    seller: company,
  };
}

/** Questions with their answers in plain text (https://schema.org/FAQPage). */
export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** What pages with others below them are called in breadcrumbs. */
const sections: Readonly<Record<string, string>> = {
  [routes.app.path]: "Get the browser",
  [routes.pro.path]: brand.pro,
};

/** The breadcrumbs from the home page to the page at `path`; null for the home page, which needs none. */
export function breadcrumbs(path: string, title: string): Thing | null {
  if (path === routes.home.path) return null;
  const above = Object.entries(sections).filter(([section]) => path.startsWith(`${section}/`));
  const trail = [[routes.home.path, brand.name] as const, ...above, [path, title] as const];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([place, name], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${place}`,
    })),
  };
}

/**
 * An open role (https://schema.org/JobPosting). Its address is an https page that the service names, else its place on our
 * own page; any other address from the service is ignored. A location "Remote, …" names where one may work from.
 */
export function jobPosting({ id, title, department, location, posted_at, url }: Job): Thing {
  return {
    "@type": "JobPosting",
    identifier: { "@type": "PropertyValue", name: brand.name, value: id },
    title,
    description: `${title}, in ${department} at ${brand.name}. ${location}.`,
    datePosted: posted_at,
    url: url.startsWith("https://") ? url : `${origin}${href("hiring", {}, id)}`,
    hiringOrganization: { "@type": "Organization", ...company, name: brand.name, sameAs: `${origin}/` },
    occupationalCategory: department,
    ...placeOf(location),
  };
}

function placeOf(location: string): Readonly<Record<string, Datum>> {
  const remote = /^Remote(?:, (.+))?$/.exec(location);
  if (!remote) return { jobLocation: { "@type": "Place", address: location } };
  const region = remote[1];
  return {
    jobLocationType: "TELECOMMUTE",
    ...(region && region !== "anywhere"
      ? { applicantLocationRequirements: { "@type": "AdministrativeArea", name: region } }
      : {}),
  };
}

/** Things as the text of one `<script type="application/ld+json">`. No `<` is left in it that could end the element. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
