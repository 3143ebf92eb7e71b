import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { ProductGroupSection, ProductSection } from "../../../client/components/sections/product-section.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import type { Country } from "../../contract/country.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
import { CoatFigure } from "../../product/coat-figure.tsx";
import { proScenes } from "../../product/pro-scenes.ts";
import type { Frame } from "../../render/frame.ts";
import styles from "./home.module.css";
import { type ProOffer, proOffer } from "./pro-offer.ts";

type Theme = Frame["theme"];

export function SearchProduct({ theme }: { theme: Theme }) {
  return (
    <Band>
      <ProductSection
        no={1}
        title={i18n.t("Private search that forgets you")}
        lead={i18n.t(
          "We treat every search as if you’d never been here before, and keep no record of who searched for what.",
        )}
        illustration={
          <Illustration
            name="search"
            theme={theme}
            no={2}
            caption={i18n.t("One search, as it reaches us.")}
            legend={[
              i18n.t("Your words"),
              i18n.t("The region you chose, if any"),
              i18n.t("No account and no name"),
              statements.ipAddressBrief,
            ]}
          />
        }
      >
        <FieldNotes
          notes={[
            { term: i18n.t("Works in"), note: i18n.t("Any browser, on any device") },
            { term: i18n.t("We keep"), note: i18n.t("No search history, no profile") },
            { term: i18n.t("Costs"), note: i18n.t("Free") },
          ]}
        />
        <div className="acts">
          <LinkButton href="#q">{i18n.t("Search privately")}</LinkButton>
          <GoLink href="#how">{i18n.t("How a search works")}</GoLink>
        </div>
      </ProductSection>
    </Band>
  );
}

/** With a number among the products; without one it is the only product, right below the hero, whose picture is the first. */
export function BrowserProduct({ theme, no }: { theme: Theme; no?: number }) {
  return (
    <Band tone={no ? "surface-alt" : "background"}>
      <ProductSection
        {...(no && { no })}
        flip
        title={i18n.t("A browser that blocks trackers")}
        lead={i18n.t("We block trackers before they load. Pages have less to do, so they open sooner.")}
        illustration={<CoatFigure theme={theme} no={no ? 3 : 2} />}
      >
        <FieldNotes
          notes={[
            { term: i18n.t("Works on"), note: i18n.t("iPhone, iPad, Android, Mac, Windows") },
            { term: i18n.t("Blocks"), note: i18n.t("Trackers, and ads that track. Declines cookie pop-ups") },
            { term: i18n.t("Costs"), note: i18n.t("Free, like search") },
          ]}
        />
        <div className="acts">
          <LinkButton href={href("app")}>{i18n.t("Get the browser")}</LinkButton>
          <GoLink href={href("comparePrivacy")}>{i18n.t("Compare protections")}</GoLink>
        </div>
      </ProductSection>
    </Band>
  );
}

const parts = () =>
  [
    {
      ...proScenes().vpn,
      route: "vpn",
      title: "VPN",
      text: i18n.t(
        "Your whole device connects through our servers in {places} places. Sites see the server’s IP address instead of yours. {devices} devices at a time.",
        facts.vpn,
      ),
    },
    {
      ...proScenes().removal,
      route: "dbp",
      title: i18n.t("Personal Information Removal"),
      text: statements.removal,
    },
    {
      ...proScenes().restoration,
      route: "identityTheftRestoration",
      title: i18n.t("Identity Theft Restoration"),
      text: statements.restoration,
    },
  ] as const;

interface ProProductProps {
  readonly host: Frame["host"];
  readonly theme: Theme;
  readonly country: Country | null;
  readonly trial: number;
}

export function ProProduct({ host, theme, country, trial }: ProProductProps) {
  const offer = proOffer(host, country);
  return (
    <Band id="pro">
      <ProductGroupSection
        no={3}
        title={i18n.t("{pro}: a VPN, removal of your details and identity theft help", { pro: brand.pro })}
        aside={
          <>
            <p className="lead">
              <Terms offer={offer} trial={trial} />
            </p>
            <div className="acts">
              <LinkButton
                href={href("pro", { origin: "funnel_home_website__products" })}
                variant={offer.sold ? "primary" : "line"}
              >
                {offer.sold ? i18n.t("See plans and prices") : i18n.t("See what Pro does")}
              </LinkButton>
            </div>
          </>
        }
      >
        <ul className="three">
          {parts().map(({ illustration, route, caption, title, text }, index) => (
            <li key={illustration} className={`say ${styles.part}`}>
              <Illustration name={illustration} theme={theme} no={4 + index} caption={caption} />
              <h3>
                <a href={href(route)}>{title}</a>
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </ProductGroupSection>
    </Band>
  );
}

/** The line beside the button: the price and how to end the subscription, or why there is no price. */
function Terms({ offer, trial }: { offer: ProOffer; trial: number }) {
  if (!offer.sold) return offer.reason;
  return (
    <Trans
      id="Free for {trial} days the first time, then {monthly} a month or {yearly} a year until you <a>cancel your subscription</a>."
      values={{ trial, monthly: offer.monthly, yearly: offer.yearly }}
      components={links({ a: href("subscriptionsManage") })}
    />
  );
}
