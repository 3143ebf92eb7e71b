import type { ReactNode } from "react";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PrintButton } from "../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { CodeGroups, CodeSheet } from "../../../client/restoration/access-code.tsx";
import { OpeningHours } from "../../../client/restoration/opening-hours.tsx";
import { brand, facts } from "../../contract/brand.ts";
import type { Country } from "../../contract/country.ts";
import { momentWords } from "../../contract/day-words.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { adviserLine, timeLeft } from "../../contract/restoration/access-code.ts";
import { href, routes } from "../../contract/routes.ts";
import type { AccessCode } from "../../contract/services.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { IdempotencyKey } from "../../forms/idempotency-key.tsx";
import { page } from "../../render/page.ts";
import type { CodePlace, CodeView } from "./code-flow.ts";
import { codeAddress, codeView } from "./code-view.ts";
import styles from "./restoration.module.css";

const { codeHours } = facts.restoration;

interface ScreenProps {
  readonly theme: Theme;
  readonly country: Country | null;
  /** The address of this page, which takes its forms. */
  readonly action: string;
  readonly code: AccessCode | null;
  /** The service did not do what the form asked. */
  readonly failed: boolean;
  readonly now: number;
}

const screens: Readonly<Record<CodePlace, (props: ScreenProps) => ReactNode>> = {
  "signed-out": SignedOut,
  unseen: CodeUnavailable,
  "not-held": NotHeld,
  ready: Ready,
  renewing: Renewing,
  shown: Shown,
};

const renewTitle = "Replace your access code?";

export const accessCodePage = page({
  title: "Your access code",
  description: `Subscribers get an access code here and read it out when they call an adviser. It works for ${codeHours} hours.`,
  indexed: false,
  load: async (c, pressed: CodeView | null) => {
    const view = pressed ?? (await codeView(c));
    return { view, action: codeAddress(c), title: view.place === "renewing" ? renewTitle : null };
  },
  body: ({ theme, country, data: { view, action } }) => {
    const { tag, place, code } = view;
    const Screen = screens[place];
    return <Screen {...{ theme, country, action, code }} failed={tag === "unavailable"} now={Date.now()} />;
  },
});

function SignedOut({ theme }: ScreenProps) {
  return (
    <TaskScreen
      title="Sign in to get an access code"
      lead={`An access code shows our advisers that you have ${brand.pro}. It doesn’t contain your name. Sign in, and you come back to this page.`}
      illustration="fern"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("subscriptionsActivate", { next: routes.itrAccessCode.path })}>Sign in</LinkButton>
        <GoLink href={href("subscriptions", { origin: "funnel_itr_website__code" })}>See plans and prices</GoLink>
      </p>
      <div className="say">
        <p>
          Can’t sign in, and it’s urgent? <a href={href("itrCall")}>Call without an access code</a>.
        </p>
        <p>
          No subscription yet? {statements.knownNow} <a href={href("itrLearnMore")}>Follow the free list</a> instead.
        </p>
      </div>
      <Example />
    </TaskScreen>
  );
}

/** An example of a code, on the same sheet as a real one. */
function Example() {
  return (
    <CodeSheet
      title="Example of an access code"
      code={<CodeGroups accessCode="7KQ2-M9XD-4TBR" />}
      left={`${codeHours} hours`}
      line={undefined}
    />
  );
}

function NotHeld({ theme }: ScreenProps) {
  return (
    <TaskScreen
      title="Your account doesn’t include access codes"
      lead={`You need an active ${brand.pro} subscription. If you subscribed with another email address, sign in with that one.`}
      illustration="empty"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("subscriptions", { origin: "funnel_itr_website__nocode" })}>
          See plans and prices
        </LinkButton>
        <GoLink href={href("subscriptionsManage")}>Manage subscription</GoLink>
      </p>
      <p className="soft small">
        Free for everyone: <a href={href("itrLearnMore")}>what to do in the first hour</a>.
      </p>
    </TaskScreen>
  );
}

function CodeUnavailable({ theme, action, failed }: ScreenProps) {
  return (
    <TaskScreen
      title="We can’t get your access code right now"
      lead="There has been a communication error. Please try again. An access code you already have still works."
      illustration="broken"
      theme={theme}
    >
      {failed && (
        <Notice tone="bad" title="Your access code wasn’t replaced" live>
          <p>Your old access code still works.</p>
        </Notice>
      )}
      <p className="acts">
        <LinkButton icon="refresh" href={action}>
          Try again
        </LinkButton>
        <GoLink href={href("itrCall")}>See phone numbers</GoLink>
      </p>
    </TaskScreen>
  );
}

function Ready({ theme, action, failed, now }: ScreenProps) {
  return (
    <TaskScreen
      title="Get an access code to call an adviser"
      lead={`Get a code below, call an adviser and read out the code. It shows that you subscribe and doesn’t contain your name. It works for ${codeHours} hours.`}
      illustration="calling"
      theme={theme}
      side={<Lines now={now} />}
    >
      {failed && (
        <Notice tone="bad" title="You didn’t get an access code" live>
          <p>There has been a communication error. Please try again. You only ever have one access code at a time.</p>
        </Notice>
      )}
      <form method="post" action={action}>
        <IdempotencyKey />
        <Button icon="key">Get access code</Button>
      </form>
      <p className="soft small">The code is free. Your phone company charges for the call.</p>
      <p className="soft small">{statements.adviserCalls}</p>
    </TaskScreen>
  );
}

function Shown({ theme, country, code, now }: ScreenProps) {
  if (!code) return null;
  return (
    <TaskScreen
      title="Your access code"
      lead={`Call an adviser and read the code out, group by group, when they ask for it. ${statements.adviserCalls}`}
      illustration="reeds"
      theme={theme}
      side={<Lines now={now} />}
    >
      <div className={styles.printed}>
        <CodeSheet
          code={<CodeGroups accessCode={code.accessCode} />}
          left={timeLeft(code.expiresAt, now)}
          until={<time dateTime={new Date(code.expiresAt).toISOString()}>{momentWords(code.expiresAt)}</time>}
          line={adviserLine(country)}
        />
      </div>
      <div className="acts">
        <span data-copy={code.accessCode} hidden>
          <Button type="button" icon="copy">
            Copy access code
          </Button>
        </span>
        <PrintButton variant="line">Print access code</PrintButton>
        <LinkButton variant="line" icon="refresh" href={href("itrAccessCode", { ask: "renew" })}>
          Replace access code
        </LinkButton>
      </div>
      <p>
        <GoLink href={href("itrCase")}>See what happens next in your case</GoLink>
      </p>
      <p
        className="soft small"
        role="status"
        data-copied="Copied. Other apps on this device can read it from there until you copy something else."
        data-refused="The browser doesn’t let us copy. Select the code and copy it yourself."
      />
    </TaskScreen>
  );
}

/** The second press of renewing a code, with a warning which code it ends. */
function Renewing({ theme, action, code }: ScreenProps) {
  if (!code) return null;
  return (
    <TaskScreen
      title={renewTitle}
      lead={
        <>
          The code that ends in <b>{code.accessCode.slice(-4)}</b> stops working at once. Replace it if someone heard it
          who shouldn’t have. Your case then has another reference number.
        </>
      }
      illustration="hatch"
      theme={theme}
    >
      <form className="acts" method="post" action={action}>
        <IdempotencyKey />
        <input type="hidden" name="replaces" value={code.accessCode} />
        <Button icon="refresh">Replace access code</Button>
        <LinkButton variant="line" href={action}>
          Keep this access code
        </LinkButton>
      </form>
    </TaskScreen>
  );
}

function Lines({ now }: { now: number }) {
  return (
    <Card as="section" label="Opening hours">
      <p className="soft small">{demonstration.numbers}</p>
      <OpeningHours now={now} />
      <GoLink href={href("itrCall")}>See all phone numbers</GoLink>
    </Card>
  );
}
