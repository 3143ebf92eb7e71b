import type { Question } from "../../../client/components/faq.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import type { Frame } from "../../render/frame.ts";

const first: readonly Question[] = [
  {
    question: "Do you keep a record of my searches?",
    answer: `No. We keep no list of searches, and nothing links one search to the next. A search arrives with your words and your IP address. ${statements.ipAddress} It isn’t stored with your words.`,
  },
  {
    question: `How does ${brand.name} earn money?`,
    answer: (
      <p>
        From <a href={href("pro")}>{brand.pro}</a>
        {` subscriptions. ${statements.ads} If that changes, they’ll appear on the results page and depend on your words and region, not on who you are.`}
      </p>
    ),
  },
  {
    question: "Which products are free?",
    answer: (
      <p>
        Search, the browser, <a href={href("email")}>email protection</a>
        {` and ${brand.chat} are free. Only ${brand.pro} costs money.`}
      </p>
    ),
  },
];

const second: readonly Question[] = [
  {
    question: "Which devices does the browser run on?",
    answer: (
      <p>
        On <a href={href("app")}>iPhone, iPad and Android</a>, and on computers with <a href={href("mac")}>macOS</a>
        {" or "}
        <a href={href("windows")}>Windows</a>. On anything else, our search works in the browser you have.
      </p>
    ),
  },
  {
    question: "Is the browser like a private window?",
    answer: (
      <p>
        No. A private window clears what your own device remembers. The sites you visit can still track you, and that’s
        what our browser blocks. <a href={href("comparePrivacy")}>Compare the two side by side.</a>
      </p>
    ),
  },
];

const last: readonly Question[] = [
  {
    question: `What does ${brand.pro} add?`,
    answer: (
      <p>
        A <a href={href("vpn")}>VPN</a> for the whole device, <a href={href("dbp")}>removal of your details</a> from
        people-search sites, and <a href={href("identityTheftRestoration")}>an adviser</a>
        {` if someone steals your identity. The VPN has servers in ${facts.vpn.countries} countries.`}
      </p>
    ),
  },
  {
    question: "Does this site store anything on my device?",
    answer: (
      <p>
        {
          "No cookies when you open a page. Your browser may note which version of a page you saw, which link of ours brought you here and which events it sent. If you choose something, like a theme or a country, a cookie remembers it without identifying you. If you sign in, a cookie keeps you signed in. "
        }
        <a href={href("cookies")}>Cookies and stored entries</a> lists all of them.
      </p>
    ),
  },
];

/** The one question that depends on the host: how this host differs from the others. */
const ofHost: Readonly<Record<Frame["host"], Question>> = {
  main: {
    question: `Does ${brand.name} use AI?`,
    answer: (
      <p>
        Only in the chat. <a href={`https://${brand.hosts.noai}/`}>{brand.hosts.noai}</a> is the same search without
        links to it.
      </p>
    ),
  },
  start: {
    question: "What is the start page?",
    answer: `A page with one search box, for new tabs. To use it, set ${brand.hosts.start} as the start page in your browser’s settings.`,
  },
  noai: {
    question: `How is ${brand.hosts.noai} different?`,
    answer: "There’s no AI here: no chat, no summaries, and no links to them. Everything else is the same.",
  },
  onion: {
    question: "How is the onion address different?",
    answer:
      "Your connection never leaves the onion network, so no exit relay sees it. Pages work without scripts. There’s no country setting, because we can’t know your country.",
  },
};

/** The questions of a host's home page, all of them or the first few. */
export function homeQuestions(host: Frame["host"], short: boolean): readonly Question[] {
  return short ? [...first, ofHost[host]] : [...first, ...second, ofHost[host], ...last];
}

export function HomeQuestions({ host, short = false }: { host: Frame["host"]; short?: boolean }) {
  const questions = homeQuestions(host, short);
  return (
    <Questions title="Questions and answers" questions={questions} tone={short ? "background" : "surface-alt"} open={0}>
      <p className="soft">
        Something else? <a href={href("help")}>Write to us under Help</a>.
      </p>
    </Questions>
  );
}
