import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { type FieldNote, FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Frame } from "../../render/frame.ts";
import { CasePanel, RemovalPanel, VpnPanel } from "./panels.tsx";
import styles from "./pro.module.css";

const { vpn, removal } = facts;

interface Feature {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly notes: readonly FieldNote[];
  readonly more: ReactNode;
  readonly panel: ReactNode;
  readonly caption: string;
}

const features: readonly Feature[] = [
  {
    id: "vpn",
    title: "A VPN that keeps no log",
    lead: "Every app connects through our servers. Sites see our IP address, not yours.",
    notes: [
      { term: "Covers", note: `${vpn.devices} devices at a time` },
      { term: "Servers", note: `${vpn.places} places in ${vpn.countries} countries (an example)` },
      { term: "Writes down", note: "No sites, no times and no IP addresses" },
    ],
    more: <GoLink href={href("vpn")}>See how the VPN works</GoLink>,
    panel: <VpnPanel />,
    caption: "the VPN, connected. One switch turns it on and off.",
  },
  {
    id: "removal",
    title: "Your details, removed from people-search sites",
    lead: "They sell names, addresses and phone numbers. We find the pages about you and ask for their removal.",
    notes: [
      { term: "Searches", note: `${removal.sites} people-search sites` },
      { term: "Checks again", note: `Every ${removal.recheckDays} days, for as long as you subscribe` },
      { term: "Asks of you", note: "Name, year of birth, addresses. No documents" },
    ],
    more: <GoLink href={href("dbp")}>See how removal works</GoLink>,
    panel: <RemovalPanel />,
    caption: "three weeks of removals. The person and the sites are made up.",
  },
  {
    id: "restoration",
    title: "Help if your identity is stolen",
    lead: "An adviser fills in every form with you, and follows up until each one is answered.",
    notes: [
      { term: "Help", note: "By phone, every day" },
      { term: "Covers", note: "Bank, card, tax and medical fraud" },
      { term: "Lasts", note: "Until you say the case is closed" },
    ],
    more: <GoLink href={href("identityTheftRestoration")}>See how a case runs</GoLink>,
    panel: <CasePanel />,
    caption: "a case after one week. The person and the case are made up.",
  },
];

/** The three services beside each other, each with three facts and, where there is room, a view of it at work. */
export function Features({ theme }: Pick<Frame, "theme">) {
  return (
    <Band tone="surface-alt">
      <h2>What Pro does for you</h2>
      <ul className={styles.features}>
        {features.map(({ id, title, lead, notes, more, panel, caption }) => (
          <li key={id} id={id}>
            <h3>{title}</h3>
            <p className="soft">{lead}</p>
            <FieldNotes notes={notes} />
            <p>{more}</p>
            <div className={styles.atWork}>
              <Specimen theme={theme} caption={caption}>
                {panel}
              </Specimen>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
