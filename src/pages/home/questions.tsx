import { Band } from "../../../client/components/band.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Facets } from "../../render/page.ts";

const first: readonly Question[] = [
  {
    question: "Do you keep a record of my searches?",
    answer:
      "No. A search arrives with your words and the address your device connects from. We use the address to send the answer back, then it is gone. Nothing joins one search to the next.",
  },
  {
    question: `How does ${brand.name} earn money?`,
    answer: (
      <p>
        From ads chosen by the words on the results page, not by the person reading it, and from {brand.pro}. You can
        turn ads off in <a href={href("theme")}>settings</a>.
      </p>
    ),
  },
  {
    question: "What is free?",
    answer: `Search, the browser and email protection, without a trial that runs out. Only ${brand.pro} is paid for.`,
  },
];

const second: readonly Question[] = [
  {
    question: "Which devices does the browser run on?",
    answer: (
      <p>
        iPhone, iPad and Android from <a href={href("app")}>the app page</a>, and computers with{" "}
        <a href={href("mac")}>macOS</a> or <a href={href("windows")}>Windows</a>. Elsewhere, search works in whatever
        browser you use.
      </p>
    ),
  },
  {
    question: "Is this the same as private-window mode?",
    answer: (
      <p>
        No. Private-window mode clears what your own device remembers. The pages you visit can still follow you, and
        that is what our browser stops. <a href={href("comparePrivacy")}>See the two side by side.</a>
      </p>
    ),
  },
];

const last: readonly Question[] = [
  {
    question: `What does ${brand.pro} add?`,
    answer: (
      <p>
        A <a href={href("pro")}>VPN</a> for the whole device, <a href={href("dbp")}>removal of your details</a> from
        people-search sites, and <a href={href("identityTheftRestoration")}>help</a> if someone uses your identity. The
        VPN has servers in {facts.vpn.countries} countries.
      </p>
    ),
  },
  {
    question: "Does this site store anything on my device?",
    answer: (
      <p>
        Cookies only for what you choose: the theme, the country, a search setting. What led you here stays in the tab
        until you close it. No number for you. <a href={href("privacy")}>The privacy policy</a> lists all of it.
      </p>
    ),
  },
];

/** One question belongs to the host: how it differs from the others. */
const ofHost: Readonly<Record<Facets["host"], Question>> = {
  main: {
    question: `Can I use ${brand.name} without AI?`,
    answer: (
      <p>
        Yes. <a href={`https://${brand.hosts.noai}/`}>{brand.hosts.noai}</a> is the same search with no AI in it
        anywhere, and there is nothing to switch off first.
      </p>
    ),
  },
  start: {
    question: "What is the start page?",
    answer: `One search box to open a new tab with. Give your browser ${brand.hosts.start} as its start page.`,
  },
  noai: {
    question: "How is this host different?",
    answer:
      "It has no AI in it: no chat, no summaries, no links to them in the menu or at the foot. All else is as it was.",
  },
  onion: {
    question: "How is the onion address different?",
    answer:
      "Your connection never leaves the onion network, so no exit sees it. Pages arrive whole and need no scripts, and country settings are gone because a country is not known.",
  },
};

/** The questions of a host's home page, all of them or the first few. */
export function homeQuestions(host: Facets["host"], short: boolean): readonly Question[] {
  return short ? [...first, ofHost[host]] : [...first, ...second, ofHost[host], ...last];
}

export function Questions({ host, short = false }: { host: Facets["host"]; short?: boolean }) {
  const questions = homeQuestions(host, short);
  return (
    <Band tone={short ? "sky" : "bark"}>
      <div className="split">
        <div className="say">
          <h2>Good questions.</h2>
          <p className="soft">
            More of them are answered in <a href={brand.external.help}>Help</a>.
          </p>
        </div>
        <Faq questions={questions} open={0} />
      </div>
    </Band>
  );
}
