import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { DataTable, YesNo } from "../../../client/components/data-table.tsx";
import { Faq } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { type ChromeFacet, type Facets, page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { subscriptionProduct } from "../../render/structured-data.ts";
import { plansFor } from "./plan-offer.ts";
import { Plans } from "./plans.tsx";
import styles from "./pro.module.css";
import { proQuestions } from "./pro-questions.tsx";
import { PriceTable, soldId } from "./where-sold.tsx";

type Shown = Pick<Facets, ChromeFacet>;

const { priceUsd, trialDays, noticeDays, vpn, removal } = facts;

const description = `A VPN, the removal of your details from people-search sites and help after identity theft: ${priceUsd.monthly} USD a month, ${trialDays} days free.`;

export const proPage = page({
  title: brand.pro,
  description,
  structured: ({ country }) => [subscriptionProduct(country, description), ...faqOf(proQuestions)],
  body: ({ host, theme, country }) => (
    <>
      <PageHead
        title="What a search engine and a browser cannot do."
        lead={`A VPN, the removal of your details from people-search sites, and an adviser in case your identity is stolen. One subscription, the first ${trialDays} days free.`}
      />
      <Plans host={host} country={country} />
      <Features theme={theme} />
      <FreeAndPro host={host} />
      <Claims />
      <WhereSold />
      <Questions />
      <Closing host={host} country={country} />
    </>
  ),
});

function Features({ theme }: Pick<Shown, "theme">) {
  return (
    <>
      <Band tone="bark" id="vpn">
        <ProductSection
          no={1}
          title="A VPN that does not know you."
          lead="Everything on the device goes through our servers, not only what the browser opens. Where it came from stays with them, and they forget it."
          plate={
            <Plate
              name="log"
              theme={theme}
              no={1}
              caption="Whoever watches the far end sees something come out of a log, and a great many things do."
            />
          }
        >
          <FieldNotes
            notes={[
              { term: "Covers", note: `${vpn.devices} devices at a time, every app on them` },
              { term: "Found in", note: `${vpn.places} places in ${vpn.countries} countries` },
              { term: "Leaves behind", note: "No log of sites, times or addresses" },
            ]}
          />
          <p className="acts">
            <GoLink href={href("proPrivacyTerms", {}, "vpn")}>What the VPN servers know</GoLink>
            <GoLink href={href("activationFlow")}>Subscribed: switch it on</GoLink>
          </p>
        </ProductSection>
      </Band>
      <Band>
        <ProductSection
          no={2}
          flip
          title="Your details, off the shelf."
          lead="People-search sites sell names, addresses and telephone numbers by the page. We find the pages that are yours and have them taken down."
          plate={
            <Plate
              name="tracks"
              theme={theme}
              no={2}
              caption="The same walk, nine steps. The first was a while ago, and sand is patient with nobody."
            />
          }
        >
          <FieldNotes
            notes={[
              { term: "Searches", note: `${removal.sites} people-search sites` },
              { term: "Comes back", note: `Every ${removal.recheckDays} days, for as long as you subscribe` },
              { term: "Asks of you", note: "Name, year of birth, addresses. No documents" },
            ]}
          />
          <p className="acts">
            <GoLink href={href("dbp")}>How removal works, step by step</GoLink>
            <GoLink href={href("dbpScan")}>Begin with the free scan</GoLink>
          </p>
        </ProductSection>
      </Band>
      <Band tone="bark">
        <ProductSection
          no={3}
          title="When your name is used by someone else."
          lead="Banks, offices and shops each want their own form. One adviser knows them all and stays until the last is accepted."
          plate={
            <Plate
              name="eggs"
              theme={theme}
              no={3}
              caption="A stranger’s egg is easy to tell, once somebody looks. The work is in getting it out of the nest."
            />
          }
        >
          <FieldNotes
            notes={[
              { term: "Heard", note: "By telephone, every day" },
              { term: "Takes on", note: "Bank, card, tax and medical fraud" },
              { term: "Stays", note: "From the first call to the last form" },
            ]}
          />
          <p className="acts">
            <GoLink href={href("identityTheftRestoration")}>How a case runs, day by day</GoLink>
            <GoLink href={href("itrAccessCode")}>Subscribed: make a code</GoLink>
          </p>
        </ProductSection>
      </Band>
    </>
  );
}

interface Service {
  readonly name: string;
  readonly what: string;
  /** What Pro has; those without are free and the same in both. */
  readonly pro?: string;
  readonly ai?: true;
}

const services: readonly Service[] = [
  { name: "Private search", what: "Nothing kept of what you looked for" },
  { name: "The browser", what: "Trackers and cookie pop-ups stopped" },
  { name: "Sync", what: "Between your devices, with a key that only they hold" },
  { name: "Email protection", what: "Addresses to give away, letters without trackers" },
  { name: brand.chat, what: "Several AI models, none of which learns who asks", ai: true },
  { name: "VPN", what: "The whole device, wherever it is connected", pro: `${vpn.devices} devices` },
  { name: "Personal Information Removal", what: "Found, taken down, looked for again", pro: `${removal.sites} sites` },
  { name: "Identity Theft Restoration", what: "An adviser with a case of yours to solve", pro: "Included" },
];

function FreeAndPro({ host }: Pick<Shown, "host">) {
  const rows = services
    .filter(({ ai }) => !ai || host !== "noai")
    .map(({ name, what, pro }) => ({
      key: name,
      head: (
        <>
          {name}
          <small>{what}</small>
        </>
      ),
      cells: [
        <YesNo key="free" yes={!pro} />,
        <YesNo key="pro" yes>
          {pro ?? "Yes"}
        </YesNo>,
      ],
    }));
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Free, and Pro.</h2>
          <p className="soft">
            What is free stays free and whole. Pro is for what costs us money each time it is used.
          </p>
        </div>
        <DataTable label="What is in each" columns={["What you get", "Free", "Pro"]} rows={rows} />
      </div>
    </Band>
  );
}

const claims: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "The price is the price",
    text: `There is no first-year price that doubles later. Should it ever change, you hear ${noticeDays} days ahead and may leave before.`,
  },
  {
    title: "Two clicks to leave",
    text: "Manage subscription, then Cancel. Nobody asks why and no offer stands in the way.",
  },
  {
    title: "No name needed",
    text: "A subscription is a random number. You add an email address if you want it on a second device, and take it off when you like.",
  },
  {
    title: "Nothing to hand over",
    text: "A court can order what exists. Of where you went through the VPN, nothing does.",
  },
];

function Claims() {
  return (
    <Band tone="bark">
      <h2>What you can hold us to.</h2>
      <ul className={styles.claims}>
        {claims.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function WhereSold() {
  return (
    <Band id={soldId}>
      <div className="split">
        <div className="say">
          <h2>{`Sold in ${soldIn.size} countries.`}</h2>
          <p className="soft">
            The European Union, the United Kingdom, the United States and Canada. Each pays in its own money, with tax
            included where the law asks for it.
          </p>
        </div>
        <PriceTable />
      </div>
    </Band>
  );
}

function Questions() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Before you decide.</h2>
          <p className="soft">
            The binding text is in the <a href={href("proPrivacyTerms")}>Pro terms and privacy</a>.
          </p>
        </div>
        <Faq questions={proQuestions} open={0} />
      </div>
    </Band>
  );
}

function Closing({ host, country }: Pick<Shown, "host" | "country">) {
  const plans = host === "onion" ? null : plansFor(country);
  return (
    <Band tone="night" flush>
      {plans ? (
        <div className="say">
          <h2>{`${trialDays} days, nothing owed.`}</h2>
          <p className="lead">{`Then ${plans[0].price} a month or ${plans[1].price} a year, until you say stop.`}</p>
          <p className="acts">
            <LinkButton href={plans[1].checkout}>Start the trial</LinkButton>
            <GoLink href={href("activationFlow")}>I am subscribed already</GoLink>
          </p>
        </div>
      ) : (
        <div className="say">
          <h2>Most of it is free.</h2>
          <p className="lead">Search and the browser do the larger part of the work, in every country there is.</p>
          <p className="acts">
            <LinkButton href={href("app")}>Get the browser</LinkButton>
            <GoLink href={href("activationFlow")}>I am subscribed already</GoLink>
          </p>
        </div>
      )}
      <ClosingBird />
    </Band>
  );
}
