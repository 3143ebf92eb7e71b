import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { DataTable, YesNo } from "../../../client/components/data-table.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { Questions } from "../../../client/components/questions.tsx";
import { Panel, type PanelRow } from "../../../client/shown/panel.tsx";
import { Scenes } from "../../../client/shown/scenes.tsx";
import { Specimen } from "../../../client/shown/specimen.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { soldIn } from "../../contract/country.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { notIncluded } from "../../contract/subscription/payment-terms.ts";
import { serviceScenes } from "../../product/service-scenes.ts";
import { vpnPlaces } from "../../product/vpn-places.ts";
import { type ChromeFacet, type Facets, page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { subscriptionProduct } from "../../render/structured-data.ts";
import { badges, findings } from "./demo-dashboard.tsx";
import { plansFor } from "./plan-offer.ts";
import { Plans } from "./plans.tsx";
import styles from "./pro.module.css";
import { proQuestions } from "./pro-questions.tsx";
import { PriceTable, soldId } from "./where-sold.tsx";

type Shown = Pick<Facets, ChromeFacet | "trial">;

const { priceUsd, trialDays, noticeDays, vpn, removal } = facts;

const description = `A VPN, personal information removal and identity theft help: free for ${trialDays} days, then ${priceUsd.monthly} USD a month or your local price.`;

export const proPage = page({
  title: brand.pro,
  description,
  varies: ["trial"],
  structured: ({ country, trial }) => [subscriptionProduct(country, description), ...faqOf(proQuestions(trial))],
  body: ({ host, theme, ai, country, trial }) => (
    <>
      <PageHead
        wide
        title="VPN, data removal and identity theft help."
        lead={`${brand.pro} is one subscription to three services: it hides your IP address, gets your details off people-search sites and helps if your identity is stolen. Free for ${trial} days.`}
      >
        <Scenes theme={theme} scenes={serviceScenes} />
      </PageHead>
      <Plans {...{ host, country, trial }} />
      <NotIncluded />
      <Features theme={theme} />
      <FreeAndPro ai={ai} />
      <Claims />
      <WhereSold />
      <Questions title="Questions about Pro." questions={proQuestions(trial)} tone="bark" open={0}>
        <p className="soft">
          For the full contract, read the <a href={href("proPrivacyTerms")}>Pro terms</a>.
        </p>
      </Questions>
      <LastCall {...{ host, country, trial }} />
    </>
  ),
});

/** What it leaves out, before anybody buys it. */
function NotIncluded() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>What to know before you order.</h2>
        </div>
        <FieldNotes notes={notIncluded.map(({ term, text }) => ({ term, note: text }))} />
      </div>
    </Band>
  );
}

function Features({ theme }: Pick<Shown, "theme">) {
  return (
    <>
      <Band tone="bark" id="vpn">
        <ProductSection
          no={1}
          title="A VPN with a no-log policy."
          lead="Every app on your device connects through our servers, not only the browser. Sites see our IP address instead of yours."
          plate={
            <Specimen
              theme={theme}
              ground="logStage"
              no={1}
              caption="the VPN, connected. One switch is all there is to it."
            >
              <Panel title="VPN" on rows={connected} />
            </Specimen>
          }
        >
          <FieldNotes
            notes={[
              { term: "Covers", note: `${vpn.devices} devices at a time, every app on them` },
              {
                term: "Servers",
                note: `${vpn.places} places in ${vpn.countries} countries (an example)`,
              },
              { term: "Our policy", note: "No log of sites, times or IP addresses" },
            ]}
          />
          <p className="acts">
            <GoLink href={href("proPrivacyTerms", {}, "vpn")}>What the VPN servers know</GoLink>
            <GoLink href={href("activationFlow")}>Set up the VPN</GoLink>
          </p>
        </ProductSection>
      </Band>
      <Band id="removal">
        <ProductSection
          no={2}
          flip
          title="Your details, off people-search sites."
          lead="People-search sites sell names, home addresses and phone numbers. We find the pages about you and ask the sites to take them down."
          plate={
            <Specimen
              theme={theme}
              ground="tracksStage"
              no={2}
              caption="three weeks of removals. The person and the sites are made up."
            >
              <Panel title="Robin Example" rows={removals} />
            </Specimen>
          }
        >
          <FieldNotes
            notes={[
              { term: "Searches", note: `${removal.sites} people-search sites` },
              { term: "Checks again", note: `Every ${removal.recheckDays} days, for as long as you subscribe` },
              { term: "Asks of you", note: "Name, year of birth, addresses. No documents" },
            ]}
          />
          <p className="acts">
            <GoLink href={href("dbp")}>See how removal works</GoLink>
            <GoLink href={href("dbpScan")}>Try a free demonstration scan</GoLink>
          </p>
        </ProductSection>
      </Band>
      <Band tone="bark" id="restoration">
        <ProductSection
          no={3}
          title="Help if your identity is stolen."
          lead="Banks, offices and shops each want their own form. An adviser fills in the forms with you, by phone, and follows up until each one is answered."
          plate={
            <Specimen
              theme={theme}
              ground="eggsStage"
              no={3}
              caption="a case after one week. The person and the case are made up."
            >
              <Panel title="Robin’s case" rows={steps} />
            </Specimen>
          }
        >
          <FieldNotes
            notes={[
              { term: "Help", note: "By phone, every day" },
              { term: "Covers", note: "Bank, card, tax and medical fraud" },
              { term: "Lasts", note: "From the first call until you say the case is closed" },
            ]}
          />
          <p className="acts">
            <GoLink href={href("identityTheftRestoration")}>See how a case runs</GoLink>
            <GoLink href={href("itrAccessCode")}>Get an access code</GoLink>
          </p>
        </ProductSection>
      </Band>
    </>
  );
}

/** Addresses that are kept free for examples, and a place from our list. */
const connected: readonly PanelRow[] = [
  { name: "Sites see", text: `192.0.2.44, in ${vpnPlaces.IE[0]}`, state: "Connected", done: true },
  { name: "Devices", text: `2 of ${vpn.devices} in use` },
];

const removals: readonly PanelRow[] = findings.slice(0, 4).map(({ site, says, state }) => ({
  name: site,
  text: says,
  state: badges[state].words,
  done: state === "removed",
}));

const steps: readonly PanelRow[] = [
  { name: "Bank", text: "New account in your name, frozen", state: "Done", done: true },
  { name: "Credit agencies", text: "Fraud alert on your file", state: "Done", done: true },
  { name: "Card company", text: "Four payments disputed", state: "Waiting" },
];

interface Service {
  readonly name: string;
  readonly what: string;
  /** All others are free, and the same in both. */
  readonly isPro?: true;
  readonly ai?: true;
}

const services: readonly Service[] = [
  { name: "Private search", what: "No record of your searches" },
  { name: "The browser", what: "Blocks trackers and cookie pop-ups" },
  { name: "Sync", what: "Between your devices, with a key that only those devices hold" },
  { name: "Email protection", what: "Email addresses to give out, trackers stripped out" },
  { name: brand.chat, what: "Several AI models, without an account, and without passing on your IP address", ai: true },
  ...serviceScenes.map(({ title, text }) => ({ name: title, what: text, isPro: true as const })),
];

function FreeAndPro({ ai }: Pick<Shown, "ai">) {
  const rows = services
    .filter((service) => ai || !service.ai)
    .map(({ name, what, isPro }) => ({
      key: name,
      head: (
        <>
          {name}
          <small>{what}</small>
        </>
      ),
      cells: [<YesNo key="free" yes={!isPro} />, <YesNo key="pro" yes />],
    }));
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Free and Pro compared.</h2>
          <p className="soft">Free products stay free. Pro pays for the services that only subscribers use.</p>
        </div>
        <DataTable label="Products in Free and in Pro" columns={["What you get", "Free", "Pro"]} rows={rows} />
      </div>
    </Band>
  );
}

const claims: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: `${noticeDays} days’ notice of a new price`,
    text: `If the price changes, we tell you ${noticeDays} days before, and you can cancel first.`,
  },
  {
    title: "Cancel at any time",
    text: "Under Manage subscription, select Cancel subscription and confirm. There’s no form, no phone call and no offer to make you stay.",
  },
  {
    title: "No name needed",
    text: "We know your subscription by a random number. The name on your card goes to our payment company, not to us. To use the VPN, you add an email address.",
  },
  {
    title: "No-log VPN policy",
    text: `${statements.vpnLog} What isn’t recorded can’t be sold or lost.`,
  },
];

function Claims() {
  return (
    <Band tone="bark">
      <h2>What we promise subscribers.</h2>
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
            The European Union, the United Kingdom, the United States and Canada. You pay in your own currency, with tax
            included where the law requires it.
          </p>
        </div>
        <PriceTable />
      </div>
    </Band>
  );
}

function LastCall({ host, country, trial }: Pick<Shown, "host" | "country" | "trial">) {
  const plans = host === "onion" ? null : plansFor(country);
  const setUp = <GoLink href={href("activationFlow")}>I already subscribe: set up my device</GoLink>;
  return plans ? (
    <Closing
      title={`Try Pro free for ${trial} days.`}
      lead={`Today: ${plans[1].today}. After ${trial} days it’s ${plans[0].price} a month or ${plans[1].price} a year, until you cancel. ${statements.refund}`}
    >
      <p className="acts">
        <LinkButton href="#plans">Compare both plans</LinkButton>
        {setUp}
      </p>
    </Closing>
  ) : (
    <Closing
      title="Search and the browser are free."
      lead="Both do most of the work of protecting you, in every country."
    >
      <p className="acts">
        <LinkButton href={href("app")}>Get the browser</LinkButton>
        {setUp}
      </p>
    </Closing>
  );
}
