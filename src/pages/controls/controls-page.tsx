import { Badge } from "../../../client/components/badge.tsx";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { YesNo } from "../../../client/components/data-table.tsx";
import { Check, EmailField, Field, FieldError, Select, TextArea } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { MarkedList } from "../../../client/components/marked-list.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Wrap } from "../../../client/components/sections/band.tsx";
import { Faq } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import type { ShownTheme } from "../../contract/settings/theme.ts";
import { PlanCards } from "../../product/plan-card.tsx";
import { page } from "../../render/page.ts";
import styles from "./controls.module.css";

/** One of each, in all its states and in both themes: whoever needs a control finds it here, and makes no second kind. */
export const controlsPage = page({
  title: "Controls",
  description: "One of each control of the site, in all its states and both themes.",
  chrome: "bare",
  indexed: false,
  body: () => (
    <main id="main" className={styles.both}>
      <h1 className="vh">Controls</h1>
      <Controls theme="light" />
      <Controls theme="dark" />
    </main>
  ),
});

function Controls({ theme }: { readonly theme: ShownTheme }) {
  return (
    <section className={styles[theme]} aria-label={theme}>
      <Wrap>
        <Sizes />
        <Buttons />
        <Fields theme={theme} />
        <Choices theme={theme} />
        <Plans />
        <Messages />
        <Lists />
      </Wrap>
    </section>
  );
}

function Sizes() {
  return (
    <div className="say">
      <h2>Heading of a band</h2>
      <h3>Heading of a part</h3>
      <h4>Heading of an item</h4>
      <p className="lead">Lead: the sentence below a headline.</p>
      <p>Text: what is read.</p>
      <p className="soft small">Small: facts, hints and tables.</p>
    </div>
  );
}

function Buttons() {
  return (
    <div className="say">
      <p className="acts">
        <Button>Primary</Button>
        <Button variant="line">Line</Button>
        <Button variant="ink">Ink</Button>
        <Button small>Small</Button>
        <Button disabled>Disabled</Button>
        <LinkButton href="#main" icon="search">
          With an icon
        </LinkButton>
        <GoLink href="#main">Further link</GoLink>
      </p>
      <p className="acts">
        <Badge>Plain</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="success" icon="check">
          Success
        </Badge>
      </p>
    </div>
  );
}

function Fields({ theme }: { readonly theme: ShownTheme }) {
  return (
    <div className={styles.fields}>
      <Field id={`${theme}-name`} label="Field" hint="A hint, with an example." />
      <EmailField
        id={`${theme}-email`}
        name="email"
        typed="name@"
        error="Enter a full email address, like name@people.example"
      />
      <Field id={`${theme}-off`} label="Disabled" disabled defaultValue="Cannot be changed" />
      <Select id={`${theme}-select`} label="Select" options={[{ value: "one", label: "One" }]} />
      <TextArea id={`${theme}-text`} label="Several lines" error="Write at least one sentence." />
    </div>
  );
}

function Choices({ theme }: { readonly theme: ShownTheme }) {
  return (
    <div className={styles.fields}>
      <fieldset>
        <legend>Radio buttons</legend>
        <Check type="radio" name={`${theme}-radio`} label="Chosen" defaultChecked />
        <Check type="radio" name={`${theme}-radio`} label="Not chosen" />
        <Check type="radio" name={`${theme}-radio`} label="Disabled" disabled />
      </fieldset>
      <fieldset>
        <legend>Boxed: the answers of a survey</legend>
        <Check boxed type="radio" name={`${theme}-boxed`} label="Chosen" defaultChecked />
        <Check boxed type="radio" name={`${theme}-boxed`} label="Not chosen" />
      </fieldset>
      <fieldset>
        <legend>Boxed: a declaration</legend>
        <Check boxed label="I want to delete it" />
      </fieldset>
      <fieldset>
        <legend>Checkboxes</legend>
        <Check label="Chosen" defaultChecked />
        <Check label="Not chosen" />
        <Check label="With an error" id={`${theme}-check`} error="Select the box to continue." />
      </fieldset>
      <fieldset>
        <legend>A group without an answer</legend>
        <FieldError id={`${theme}-group`} error="Choose one of the answers." />
        <Check type="radio" name={`${theme}-group`} label="One answer" />
      </fieldset>
    </div>
  );
}

/** Each plan chosen and not, with a saving and without; in two currencies, and for an account that had a plan before. */
function Plans() {
  const plans = { periods: ["yearly", "monthly"], country: "US", hasEmail: false, action: "#main" } as const;
  return (
    <>
      <PlanCards {...plans} marked="yearly" trial={7} freeTrial="open" />
      <PlanCards {...plans} country="IE" marked="monthly" trial={7} freeTrial="open" />
      <PlanCards {...plans} marked="yearly" trial={7} freeTrial="unsure" />
    </>
  );
}

function Messages() {
  return (
    <div className="say">
      <Notice title="For information">What the visitor should know.</Notice>
      <Notice tone="good" title="Done">
        What happened, and what comes next.
      </Notice>
      <Notice tone="bad" title="We couldn’t do that">
        What is wrong with the form, and how to put it right. A whole page that fails is under /dev/errors.
      </Notice>
    </div>
  );
}

function Lists() {
  return (
    <div className={styles.fields}>
      <MarkedList items={["Covered", "Covered too"]} mark="yes" />
      <MarkedList items={["Not covered", "Not covered either"]} mark="no" />
      <FieldNotes notes={[{ term: "Costs", note: "Free" }]} />
      <p>
        <YesNo yes /> <YesNo yes={false} />
      </p>
      <Card chosen>
        <Stat value="4.8">out of 5, as an example</Stat>
      </Card>
      <Faq questions={[{ question: "A question?", answer: "Its answer." }]} open={0} />
    </div>
  );
}
