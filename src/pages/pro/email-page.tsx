import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { Panel, type PanelRow } from "../../../client/mockups/panel.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";
import { emailQuestions } from "./texts/email.tsx";

export const proEmailPage = page({
  title: () => i18n.t("Email protection"),
  description: () =>
    i18n.t(
      "Give out free email addresses of ours instead of yours: we remove trackers and forward each email to your inbox.",
    ),
  structured: () => faqOf(emailQuestions()),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Hide your email address and remove email trackers")}
        lead={i18n.t(
          "For anyone who has to give an email address to shops and forms: give them one of ours. We remove the trackers from each email and forward it to your inbox. Free, with our browser.",
        )}
        illustration={
          <Specimen
            theme={theme}
            scene="seeds"
            no={1}
            caption={i18n.t("a form asks for an email address. One plant, a new seed for each place.")}
          >
            <Panel title={i18n.t("Your email address")} rows={offered()} />
          </Specimen>
        }
      >
        <p className="acts">
          <LinkButton href={href("app")}>{i18n.t("Get the browser")}</LinkButton>
          <GoLink href="#way">{i18n.t("See what happens to an email")}</GoLink>
        </p>
        <p className="soft small">{`${i18n.t("For iPhone, iPad, Android, Mac and Windows.")} ${i18n.t(demonstration.email)}`}</p>
      </PageHead>
      <Watched />
      <Way theme={theme} />
      <Kinds theme={theme} />
      <Start />
      <Questions title={i18n.t("Questions about email protection")} questions={emailQuestions()} tone="surface-alt" />
      <Closing
        scene="fern"
        title={i18n.t("Get email protection, free")}
        lead={i18n.t("Next time a form asks for your email address, give it one of ours.")}
      >
        <p className="acts">
          <LinkButton href={href("app")}>{i18n.t("Get the browser")}</LinkButton>
          <GoLink href={href("comparePrivacy")}>{i18n.t("Compare our protections")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

/** What the symbol in an email field offers. */
function offered(): readonly PanelRow[] {
  return [
    {
      name: `k4tz9wqm@${brand.mailHost}`,
      text: i18n.t("A new address for this form only"),
      state: i18n.t("New"),
      done: true,
    },
    { name: `${i18n.t("you")}@${brand.mailHost}`, text: i18n.t("The address you chose") },
  ];
}

function Watched() {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("How emails track you")}</h2>
        </div>
        <div className="say">
          <p className="lead">
            {i18n.t(
              "Many newsletters and receipts contain a picture one pixel wide. When you open the email, the picture tells the sender when you read, where and on which device.",
            )}
          </p>
          <p>
            {i18n.t(
              "Links do the same with every click. And if you use one email address everywhere, anyone who buys two lists can match you on both.",
            )}
          </p>
        </div>
      </div>
    </Band>
  );
}

function Way({ theme }: Pick<Frame, "theme">) {
  return (
    <Band id="way">
      <div className={styles.diagram}>
        <div className="say">
          <h2>{i18n.t("How we clean an email")}</h2>
          <p className="lead">
            {i18n.t("An email is with us for a moment. We remove its trackers and send it on to you.")}
          </p>
          <FieldNotes
            notes={[
              { term: i18n.t("Works with"), note: i18n.t("Any inbox, at any provider") },
              { term: i18n.t("Removes"), note: i18n.t("Tracking pixels, tracking codes in links") },
              { term: i18n.t("We store"), note: i18n.t("Your email address and your protected addresses, no emails") },
              { term: i18n.t("Costs"), note: i18n.t("Free, with the browser") },
            ]}
          />
        </div>
        <Illustration
          name="hedge"
          theme={theme}
          no={2}
          caption={i18n.t("One email, before and after. Cleaning takes a few seconds.")}
          legend={[
            i18n.t("An email to your address with us"),
            i18n.t("Its trackers: pixels, links that report"),
            i18n.t("Removed, and listed in the note on the email"),
            i18n.t("The email in your inbox, with a note on what we removed"),
          ]}
        />
      </div>
    </Band>
  );
}

function Kinds({ theme }: Pick<Frame, "theme">) {
  return (
    <Band tone="surface-alt">
      <div className="two">
        <div className="say">
          <h2>{i18n.t("Choose from two kinds of email address")}</h2>
          <Kind
            name={i18n.t("you")}
            title={i18n.t("An address you choose")}
            text={i18n.t("For people and companies you trust. Easy to say on the phone.")}
          />
          <Kind
            name="k4tz9wqm"
            title={i18n.t("A new address for each form")}
            text={i18n.t(
              "Created when a page asks for your email address. If you get too many emails, turn off that address in the browser’s settings. The others keep working.",
            )}
          />
        </div>
        <Illustration
          name="twoWays"
          theme={theme}
          no={3}
          caption={i18n.t("Whichever address you give, the email reaches you.")}
          legend={[i18n.t("An address you choose"), i18n.t("A new address for each form")]}
        />
      </div>
    </Band>
  );
}

interface KindProps {
  /** What stands before the @ in the example. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

function Kind({ name, title, text }: KindProps) {
  return (
    <div className={styles.kind}>
      <p className={styles.sample}>
        {name}
        <span>{`@${brand.mailHost}`}</span>
      </p>
      <h3>{title}</h3>
      <p className="soft">{text}</p>
    </div>
  );
}

function Start() {
  return (
    <Band>
      <h2>{i18n.t("Start email protection in three steps")}</h2>
      <Steps
        steps={[
          {
            title: i18n.t("Install the browser"),
            text: i18n.t("On a phone, tablet or computer. Turn on email protection in its settings."),
          },
          {
            title: i18n.t("Enter your own email address"),
            text: i18n.t("We forward emails there. Confirm your email address with a code."),
          },
          {
            title: i18n.t("Use a new email address"),
            text: i18n.t("Select the {brand} symbol in the email field and choose one of the two kinds.", {
              brand: brand.name,
            }),
          },
        ]}
      />
    </Band>
  );
}
