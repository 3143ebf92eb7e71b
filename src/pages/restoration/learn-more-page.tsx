import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Instructions } from "../../../client/flow/instructions.tsx";
import { brand } from "../../contract/brand.ts";
import { restorationCases } from "../../contract/restoration/cases.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { Reach } from "../../product/reach.tsx";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";
import { kinds, times } from "./texts/learn-more.ts";

export const learnMorePage = page({
  title: "Identity theft: what to do first",
  description:
    "What to do about identity theft in the first hour, on the first day and in the first week. Free for everyone.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="Identity theft: what to do first"
        lead="Is someone using your name, your money or your records? Start with the list for the first hour. It’s free for everyone."
        illustration={
          <Illustration name="strangers" theme={theme} eager caption="Tracks across a page, and where they lead." />
        }
      >
        <p className="acts">
          <LinkButton href="#hour">See the first hour</LinkButton>
          <GoLink href={href("itrCall")}>Call an adviser</GoLink>
        </p>
      </PageHead>
      <Times />
      <Meaning />
      <Covered />
      <Strangers />
      <OtherWays than="itrLearnMore" />
    </>
  ),
});

function Times() {
  return (
    <Band tone="surface-alt">
      <h2>What to do, and when</h2>
      <div className={`three ${styles.times}`}>
        {times.map(({ id, title, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{title}</h3>
            <Instructions items={items} />
          </section>
        ))}
      </div>
    </Band>
  );
}

function Meaning() {
  return (
    <Band>
      <h2>What identity theft is</h2>
      <p className="lead">
        Someone has enough of your details to pose as you to a company or an office. A stolen card number alone is
        simpler: your bank blocks the card and sends you a new one.
      </p>
      <ul className={`three ${styles.kinds}`}>
        {kinds.map(({ title, text }) => (
          <li key={title} className="say">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Covered() {
  const { covered, uncovered } = restorationCases;
  return (
    <Band tone="surface-alt">
      <h2>What advisers help with</h2>
      <p className="soft">
        {`With ${brand.pro}. ${statements.knownNow} The same list is in the `}
        <a href={href("proPrivacyTerms", {}, "restoration")}>Pro terms</a>.
      </p>
      <Reach does={{ title: "Covered", items: covered }} leaves={{ title: "Not covered", items: uncovered }} />
    </Band>
  );
}

function Strangers() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Watch out for fake helpers</h2>
        </div>
        <div className="say">
          <p className="lead">
            After a theft, people may call and say they’re from your bank, the police or even {brand.name}. They may
            know your details. That proves nothing: the details were stolen.
          </p>
          <p>
            Hang up, and call back on a number you’ve looked up yourself. Our advisers call only if you’ve asked for a
            call or agreed a day with them. They never ask for a password, a full card number, a code from your bank or
            a payment.
          </p>
        </div>
      </div>
    </Band>
  );
}
