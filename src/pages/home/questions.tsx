import { Trans } from "@lingui/react";
import type { FaqQuestion } from "../../../client/components/sections/faq.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
import type { Frame } from "../../render/frame.ts";

const first = (): readonly FaqQuestion[] => [
  {
    question: i18n.t("Do you keep a record of my searches?"),
    answer: i18n.t(
      "No. We keep no list of searches, and nothing links one search to the next. A search arrives with your words and your IP address. {ipAddress} It isn’t stored with your words.",
      { ipAddress: statements.ipAddress },
    ),
  },
  {
    question: i18n.t("How does {brand} earn money?", { brand: brand.name }),
    answer: (
      <p>
        <Trans
          id="From <a>{pro}</a> subscriptions. {ads} If that changes, they’ll appear on the results page and depend on your words and region, not on who you are."
          values={{ pro: brand.pro, ads: statements.ads }}
          components={links({ a: href("pro") })}
        />
      </p>
    ),
  },
  {
    question: i18n.t("Which products are free?"),
    answer: (
      <p>
        <Trans
          id="Search, the browser, <a>email protection</a> and {chat} are free. Only {pro} costs money."
          values={{ chat: brand.chat, pro: brand.pro }}
          components={links({ a: href("email") })}
        />
      </p>
    ),
  },
];

const second = (): readonly FaqQuestion[] => [
  {
    question: i18n.t("Which devices does the browser run on?"),
    answer: (
      <p>
        <Trans
          id="On <app>iPhone, iPad and Android</app>, and on computers with <mac>macOS</mac> or <windows>Windows</windows>. On anything else, our search works in the browser you have."
          components={links({
            app: href("app"),
            mac: href("mac"),
            windows: href("windows"),
          })}
        />
      </p>
    ),
  },
  {
    question: i18n.t("Is the browser like a private window?"),
    answer: (
      <p>
        <Trans
          id="No. A private window clears what your own device remembers. The sites you visit can still track you, and that’s what our browser blocks. <a>Compare the two side by side.</a>"
          components={links({ a: href("comparePrivacy") })}
        />
      </p>
    ),
  },
];

const last = (): readonly FaqQuestion[] => [
  {
    question: i18n.t("What does {pro} add?", { pro: brand.pro }),
    answer: (
      <p>
        <Trans
          id="A <vpn>VPN</vpn> for the whole device, <removal>removal of your details</removal> from people-search sites, and <adviser>an adviser</adviser> if someone steals your identity. The VPN has servers in {countries} countries."
          values={{ countries: facts.vpn.countries }}
          components={links({
            vpn: href("vpn"),
            removal: href("dbp"),
            adviser: href("identityTheftRestoration"),
          })}
        />
      </p>
    ),
  },
  {
    question: i18n.t("Does this site store anything on my device?"),
    answer: (
      <p>
        <Trans
          id="Little when you open a page: which version you saw, which link brought you here and which events your browser sent. If you choose something, like a theme or a country, a cookie remembers it without identifying you. Another keeps you signed in. <a>Cookies and stored entries</a> lists all of them."
          components={links({ a: href("cookies") })}
        />
      </p>
    ),
  },
];

/** The one question that depends on the host: how this host differs from the others. */
const ofHost: Readonly<Record<Frame["host"], () => FaqQuestion>> = {
  main: () => ({
    question: i18n.t("Does {brand} use AI?", { brand: brand.name }),
    answer: (
      <p>
        <Trans
          id="Only in the chat. <a>{host}</a> is the same search without links to it."
          values={{ host: brand.hosts.noai }}
          components={links({ a: `https://${brand.hosts.noai}/` })}
        />
      </p>
    ),
  }),
  start: () => ({
    question: i18n.t("What is the start page?"),
    answer: i18n.t(
      "A page with one search box, for new tabs. To use it, set {host} as the start page in your browser’s settings.",
      { host: brand.hosts.start },
    ),
  }),
  noai: () => ({
    question: i18n.t("How is {host} different?", { host: brand.hosts.noai }),
    answer: i18n.t("There’s no AI here: no chat, no summaries, and no links to them. Everything else is the same."),
  }),
  onion: () => ({
    question: i18n.t("How is the onion address different?"),
    answer: i18n.t(
      "Your connection never leaves the onion network, so no exit relay sees it. Pages work without scripts. There’s no country setting, because we can’t know your country.",
    ),
  }),
};

/** The questions of a host's home page, all of them or the first few. */
export function homeQuestions(host: Frame["host"], short: boolean): readonly FaqQuestion[] {
  return short ? [...first(), ofHost[host]()] : [...first(), ...second(), ofHost[host](), ...last()];
}

export function HomeQuestions({ host, short = false }: { host: Frame["host"]; short?: boolean }) {
  const questions = homeQuestions(host, short);
  return (
    <Questions
      title={i18n.t("Questions and answers")}
      questions={questions}
      tone={short ? "surface-alt" : "background"}
    >
      <p className="soft">
        <Trans id="Something else? <a>Write to us under Help</a>." components={links({ a: href("help") })} />
      </p>
    </Questions>
  );
}
