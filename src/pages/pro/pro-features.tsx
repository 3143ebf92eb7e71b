import type { ReactNode } from "react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { type FieldNote, FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { proScenes } from "../../product/pro-scenes.ts";
import type { Frame } from "../../render/frame.ts";
import { CasePanel, RemovalPanel, VpnPanel } from "./panels.tsx";
import styles from "./pro.module.css";

const { vpn, removal } = facts;

interface Feature {
  readonly id: keyof ReturnType<typeof proScenes>;
  readonly title: string;
  readonly lead: string;
  readonly notes: readonly FieldNote[];
  readonly more: ReactNode;
  readonly scene: IllustrationName;
  readonly panel: ReactNode;
  readonly caption: string;
}

function features(): readonly Feature[] {
  return [
    {
      id: "vpn",
      title: i18n.t("A VPN that keeps no log"),
      lead: i18n.t("Every app connects through our servers. Sites see our IP address, not yours."),
      notes: [
        { term: i18n.t("Covers"), note: i18n.t("{devices} devices at a time", { devices: vpn.devices }) },
        {
          term: i18n.t("Servers"),
          note: i18n.t("{places} places in {countries} countries (an example)", {
            places: vpn.places,
            countries: vpn.countries,
          }),
        },
        { term: i18n.t("Writes down"), note: i18n.t("No sites, no times and no IP addresses") },
      ],
      more: <GoLink href={href("vpn")}>{i18n.t("See how the VPN works")}</GoLink>,
      scene: "logStage",
      panel: <VpnPanel />,
      caption: i18n.t("the VPN, connected. One switch turns it on and off."),
    },
    {
      id: "removal",
      title: i18n.t("Your details, removed from people-search sites"),
      lead: i18n.t(
        "They sell names, addresses and phone numbers. We find the pages about you and ask for their removal.",
      ),
      notes: [
        {
          term: i18n.t("Searches", {}, { comment: "A verb, of a service of ours: it searches the sites that follow" }),
          note: i18n.t("{sites} people-search sites", { sites: removal.sites }),
        },
        {
          term: i18n.t("Checks again"),
          note: i18n.t("Every {days} days, for as long as you subscribe", { days: removal.recheckDays }),
        },
        { term: i18n.t("Asks of you"), note: i18n.t("Name, year of birth, addresses. No documents") },
      ],
      more: <GoLink href={href("dbp")}>{i18n.t("See how removal works")}</GoLink>,
      scene: "tide",
      panel: <RemovalPanel />,
      caption: i18n.t("three weeks of removals. The person and the sites are made up."),
    },
    {
      id: "restoration",
      title: i18n.t("Help if your identity is stolen"),
      lead: i18n.t("An adviser fills in every form with you, and follows up until each one is answered."),
      notes: [
        { term: i18n.t("Help"), note: i18n.t("By phone, every day") },
        { term: i18n.t("Covers"), note: i18n.t("Bank, card, tax and medical fraud") },
        { term: i18n.t("Lasts"), note: i18n.t("Until you say the case is closed") },
      ],
      more: <GoLink href={href("identityTheftRestoration")}>{i18n.t("See how a case runs")}</GoLink>,
      scene: "eggsStage",
      panel: <CasePanel />,
      caption: i18n.t("a case after one week. The person and the case are made up."),
    },
  ];
}

/** The three services beside each other, each with a scene, where there is room a view of it at work, and three facts. */
export function Features({ theme }: Pick<Frame, "theme">) {
  const captions = proScenes();
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("What Pro does for you")}</h2>
      <ul className={styles.features}>
        {features().map(({ id, title, lead, notes, more, scene, panel, caption }, index) => (
          <li key={id} id={id}>
            <Specimen {...{ theme, scene, caption }} no={index + 1} alone={captions[id].caption}>
              {panel}
            </Specimen>
            <h3>{title}</h3>
            <p className="soft">{lead}</p>
            <FieldNotes notes={notes} />
            <p>{more}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
