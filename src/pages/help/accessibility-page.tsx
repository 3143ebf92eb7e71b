import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { Dated } from "../../render/dated.tsx";
import { page } from "../../render/page.ts";
import styles from "./help.module.css";

const reviewed = "2026-11-22";

export const accessibilityPage = page({
  title: "Accessibility statement",
  description:
    "How we test that everyone can use this site, what we know doesn’t work yet, and how to complain if you can’t use something.",
  changed: reviewed,
  body: () => (
    <>
      <PageHead
        title="Accessibility statement"
        lead={`We want everyone to be able to use ${brand.hosts.main}. Our own tests find no failures, but nobody who uses assistive technology has tested the site yet. So we say: it partly meets WCAG 2.2, level AA.`}
        quiet
      >
        <p className="soft small">
          Reviewed on <Dated day={reviewed} />
        </p>
      </PageHead>
      <Ways />
      <Tested />
      <Known />
      <Complain />
    </>
  ),
});

const ways = [
  "use the site with a keyboard alone, and skip to the main content: we test the pages named below",
  "zoom to 400%: only wide tables scroll sideways",
  "choose a light or dark theme, a font and a text size",
  "use your device’s high-contrast colours",
  "turn on Reduce motion on your device: then nothing on our pages moves",
  "turn scripts off: every page and every form still works, without suggestions while you type",
  "take your time: the only short limit is on codes we email you, and you can always ask for another one",
];

function Ways() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>What you can do on this site.</h2>
        </div>
        <div className="say">
          <p className="lead">You can:</p>
          <ul className={styles.list}>
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <p className="acts">
            <GoLink href={href("theme")}>Change theme, font and text size</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

const tests = [
  {
    head: "Rules a program can check",
    cells: [
      "The program axe finds no failure of WCAG 2.0 to 2.2, levels A and AA, or of its best practices",
      "Every page and error page, both themes, phone and computer",
    ],
  },
  { head: "Valid HTML", cells: ["The program html-validate finds no error by the HTML standard", "Every page"] },
  {
    head: "Contrast of colours",
    cells: ["At least 4.5 to 1 for text, 3 to 1 for controls", "Every pair of colours, both themes"],
  },
  {
    head: "Keyboard",
    cells: [
      "Tab reaches everything in order, and the focus is always visible",
      "Home page, comparison, search box, settings and questions",
    ],
  },
  { head: "High-contrast colours", cells: ["Every button and field keeps a visible edge", "The main kinds of page"] },
  { head: "Zoom at 400%", cells: ["No sideways scrolling", "The main kinds of page"] },
  { head: "Less motion", cells: ["Nothing moves", "The main kinds of page"] },
  { head: "Scripts off", cells: ["Everything is there and every form works", "Every page"] },
];

function Tested() {
  return (
    <Band id="tested">
      <div className="split">
        <div className="say">
          <h2>What we test.</h2>
          <p className="soft">Programs run these tests on the whole site before each release, in Chromium.</p>
        </div>
        <DataTable
          label="Accessibility tests"
          columns={["Test", "What must be true", "Where"]}
          rows={tests.map((test) => ({ key: test.head, ...test }))}
          stacked
        />
      </div>
    </Band>
  );
}

const untested = [
  "We haven’t tested with people who use screen readers, magnifiers, switches or voice control. Programs find only part of what’s wrong.",
  "We haven’t tested with VoiceOver, TalkBack, NVDA or JAWS, nor in Safari and Firefox.",
  "Letters inside our drawings don’t grow with your text size. The caption below each drawing says what they mean.",
  "Some wide tables scroll sideways on a phone. You can scroll them with the arrow keys.",
  "The whole site is in English. Settings offers results in other languages: the results are pages of other sites.",
  "Search suggestions need scripts. Without them, the search box works, but suggests nothing.",
  "Web results and their pictures come from other sites. We can’t add the descriptions that those sites leave out.",
  "The blog, the help pages, the forum and the AI chat are sites of their own, and this statement doesn’t cover them.",
];

function Known() {
  return (
    <Band tone="bark" id="known">
      <div className="split">
        <div className="say">
          <h2>What doesn’t work yet.</h2>
        </div>
        <ul className={styles.list}>
          {untested.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Complain() {
  return (
    <Band id="complain">
      <div className="split">
        <div className="say">
          <h2>Tell us what you can’t use.</h2>
        </div>
        <div className="say">
          <p className="lead">
            {`Say which page it is, what you tried to do, and which browser or assistive technology you use. We usually answer within ${facts.help.answerDays} working days, and send you what you need in another form if you ask.`}
          </p>
          <p className="acts">
            <LinkButton href={href("help", { subject: "accessibility" })}>Report an accessibility problem</LinkButton>
          </p>
          <p>
            If you’re not happy with our answer, you can complain to the authority that enforces accessibility law in
            your country. In the European Union, that’s the authority your country named under the European
            Accessibility Act. In the United Kingdom, the Equality Advisory and Support Service can advise you.
          </p>
        </div>
      </div>
    </Band>
  );
}
