import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { goals, network, never, written } from "./texts/record.ts";

export const recordPage = page({
  title: "What our servers record",
  description:
    "Read which facts our servers and our network write down about a visit, for how long, and which they never do.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="What our servers record"
        lead="When you open a page, our servers note which page it was and whether it worked. They don’t note who asked for it."
        illustration={<Illustration name="web" theme={theme} eager />}
      />
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>What we write down</h2>
            <p className="soft">
              We keep two kinds of short note. Neither has room for anything you typed. What your browser tells us is
              kept apart: see <a href={href("whatWeMeasure")}>what we measure</a>.
            </p>
          </div>
          <FieldNotes notes={written} />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>What these notes never contain</h2>
            <p className="soft">
              An automatic test checks our servers’ notes for anything on this list before each release.
            </p>
          </div>
          <FieldNotes notes={never} />
        </div>
      </Band>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>What our network company records</h2>
            <p className="soft">One company carries our pages to you, under contract with us.</p>
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
