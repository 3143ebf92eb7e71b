import * as z from "zod/mini";
import { Band } from "../../../client/components/band.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { href } from "../../contract/routes.ts";
import { pageLists } from "../../files/page-lists.ts";
import { page } from "../../render/page.ts";

const notes = z.array(z.object({ term: z.string(), note: z.string() }));
const listsSchema = z.object({ written: notes, never: notes, network: notes, goals: notes });

export const recordPage = page({
  title: "What our servers record",
  description:
    "Read which facts our servers and our network write down about a visit, for how long, and which they never do.",
  reads: pageLists("record", listsSchema),
  body: ({ theme }, { written, never, network, goals }) => (
    <>
      <PageHead
        title="What our servers record."
        lead="Our servers count the pages they answer and note what breaks. They don’t record who asked."
        plate={<Plate name="web" theme={theme} eager />}
      />
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>What we write down</h2>
            <p className="soft">
              We write two kinds of line, with no free text in either. Usage events are kept apart:{" "}
              <a href={href("whatWeMeasure")}>What we measure</a> says what’s in them.
            </p>
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
