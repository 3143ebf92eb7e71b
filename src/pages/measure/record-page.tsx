import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { objectives, recordedDays } from "../../contract/objectives.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { page } from "../../render/page.ts";

export const recordPage = page({
  title: "What our servers record",
  description:
    "Read which facts our servers and our network write down about a visit, for how long, and which they never do.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="What our servers record."
        lead="Our servers count the pages they answer and note what breaks. They have no field for who asked."
        plate={<Plate name="web" theme={theme} eager />}
      />
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>What we write down</h2>
            <p className="soft">We write two kinds of line, and only with words from short lists.</p>
          </div>
          <FieldNotes notes={written} />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>What we never write down</h2>
            <p className="soft">
              A test reads every line that our servers write while all other tests run. It fails if it finds any of
              these.
            </p>
          </div>
          <FieldNotes notes={never} />
        </div>
      </Band>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>What our network company records</h2>
            <p className="soft">One company carries our site to you, by contract and on our behalf.</p>
          </div>
          <FieldNotes notes={network} />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>What the numbers are for</h2>
            <p className="soft">
              We hold ourselves to two goals. If a new version misses one, we go back to the version before.
            </p>
            <p className="acts">
              <GoLink href={href("whatWeMeasure")}>See what your browser sends</GoLink>
              <GoLink href={href("privacy", {}, "visits")}>Read the privacy policy</GoLink>
            </p>
          </div>
          <FieldNotes notes={goals} />
        </div>
      </Band>
    </>
  ),
});

const written = [
  {
    term: "Each answer",
    note: `The page’s name, whether the answer worked, roughly how long it took, whether the server had just started, and the version of our site. Kept for ${recordedDays.answers} days.`,
  },
  {
    term: "Each failure",
    note: `The part that broke, the kind of error, the page’s name and the line of our code. Kept for ${recordedDays.log} days.`,
  },
];

const never = [
  { term: "Who you are", note: "Your IP address, your email address, your account and your cookies." },
  { term: "What you do", note: "What you search for, what you type and the page you came from." },
  { term: "What you use", note: "Your browser, your device and your language." },
];

const network = [
  { term: "Sees", note: "Your IP address and the page’s address, to bring the answer to you." },
  { term: "Counts", note: "Totals for the whole site: requests, errors and computing time." },
  { term: "Limits", note: statements.ipAddress },
  { term: "Request logs", note: "Off. In any other record the words in a page’s address are left out." },
];

const goals = [
  {
    term: "The site answers",
    note: `${100 * objectives.available}% of requests get an answer that isn’t our failure.`,
  },
  {
    term: "The site is fast",
    note: `${100 * objectives.fast.share}% of answers start within ${objectives.fast.milliseconds} milliseconds.`,
  },
];
