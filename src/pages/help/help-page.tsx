import { Band } from "../../../client/components/band.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { refundForm } from "../../contract/subscription/payment-terms.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { factAt } from "../../session/told.ts";
import styles from "./help.module.css";
import { HelpForm, type HelpOutcome } from "./help-form.tsx";

export const helpPage = page({
  title: "Help and contact",
  description: `Write to ${brand.name} without an account: a person reads your message and answers by email.`,
  personal: true,
  holes: {
    form: ({ url, theme }, { subscriber, outcome }: Given<HelpOutcome | null>) => {
      const told = outcome ? null : factAt({ url, session: subscriber?.session });
      return <HelpForm query={url.searchParams} {...{ told, theme, outcome }} now={Date.now()} />;
    },
  },
  body: () => (
    <>
      <Hole name="form" />
      <Quicker />
      <OtherWays />
    </>
  ),
});

const quicker = [
  {
    title: "Identity theft",
    text: "Call your bank first, then follow our list of first steps. Pro subscribers can call an adviser.",
    links: [
      { label: "What to do in the first hour", href: href("itrLearnMore", {}, "hour") },
      { label: "Call an adviser (Pro)", href: href("itrCall") },
    ],
  },
  {
    title: "Cancel or change a subscription",
    text: "Manage subscription shows your plan and your next payment, and has a Cancel subscription button. For a refund, write to us.",
    links: [
      { label: "Manage subscription", href: href("subscriptionsManage") },
      { label: "Ask for a refund", href: refundForm },
    ],
  },
  {
    title: "Set up a device",
    text: "Sign in with your email address and a six-digit code. A recovery code signs you in on this site, but not to the VPN.",
    links: [{ label: "Set up a device", href: href("activationFlow") }],
  },
  {
    title: "Change how search works",
    text: "You can change the theme, region, tips and instant answers in settings.",
    links: [{ label: "Open settings", href: href("theme") }],
  },
];

function Quicker() {
  return (
    <Band tone="bark">
      <h2>Find your answer here</h2>
      <ul className={styles.quicker}>
        {quicker.map(({ title, text, links }) => (
          <li key={title} className="say">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
            {links.map(({ label, href: to }) => (
              <GoLink key={to} href={to}>
                {label}
              </GoLink>
            ))}
          </li>
        ))}
      </ul>
    </Band>
  );
}

const { help, privacy, security, press } = brand.email;

const ways: readonly (readonly [about: string, to: string, label: string])[] = [
  ["Any other question", `mailto:${help}`, help],
  ["Your data and your rights", `mailto:${privacy}`, privacy],
  ["A security problem you’ve found", `mailto:${security}`, security],
  ["Questions from journalists", `mailto:${press}`, press],
  ["Identity theft, by phone (Pro)", href("itrCall"), "See numbers and hours"],
  ["By post", brand.external.imprint, "See our address in the imprint"],
];

function OtherWays() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Other ways to reach us</h2>
          <p className="soft">A person reads each email.</p>
        </div>
        <DataTable
          label="Addresses by subject"
          columns={["What it’s about", "Where to write or call"]}
          rows={ways.map(([about, to, label]) => ({
            key: about,
            head: about,
            cells: [
              <a key={to} className={styles.way} href={to}>
                {label}
              </a>,
            ],
          }))}
        />
      </div>
    </Band>
  );
}
