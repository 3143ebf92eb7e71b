import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Card } from "../../../client/components/card.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PrintButton } from "../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { CodeGroups, CodeSheet } from "../../../client/restoration/access-code.tsx";
import { AnswersNow, OpeningHours } from "../../../client/restoration/opening-hours.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import type { Country } from "../../contract/country.ts";
import { momentWords } from "../../contract/day-words.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { adviserLine, timeLeft } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import type { AccessCode } from "../../contract/services.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { FormOwner, IdempotencyKeyFields } from "../../forms/idempotency-key.tsx";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { signedInId } from "../../session/info-store.ts";
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

function renewTitle(): string {
  return i18n.t("Replace your access code?");
}

export const accessCodePage = page({
  title: () => i18n.t("Your access code"),
  description: () =>
    i18n.t(
      "Subscribers get an access code here and read it out when they call an adviser. It works for {hours} hours.",
      { hours: codeHours },
    ),
  indexed: false,
  load: async (c, pressed: CodeView | null) => {
    const view = pressed ?? (await codeView(c));
    const owner = signedInId((await c.var.subscriber()).session) ?? null;
    return { view, owner, action: codeAddress(c), title: view.place === "renewing" ? renewTitle() : null };
  },
  body: ({ theme, country, data: { view, owner, action } }) => {
    const { tag, place, code } = view;
    const Screen = screens[place];
    return (
      <FormOwner value={owner}>
        <Screen {...{ theme, country, action, code }} failed={tag === "unavailable"} now={Date.now()} />
      </FormOwner>
    );
  },
});

function SignedOut({ theme }: ScreenProps) {
  return (
    <TaskScreen
      title={i18n.t("Sign in to get an access code")}
      lead={i18n.t(
        "An access code shows our advisers that you have {pro}. It doesn’t contain your name. Sign in, and you come back to this page.",
        { pro: brand.pro },
      )}
      illustration="fern"
      theme={theme}
      side={<Example />}
    >
      <p className="acts">
        <LinkButton href={href("subscriptionsActivate", { next: href("itrAccessCode") })}>
          {i18n.t("Sign in")}
        </LinkButton>
        <GoLink href={href("subscriptions", { origin: "funnel_itr_website__code" })}>
          {i18n.t("See plans and prices")}
        </GoLink>
      </p>
      <div className="say">
        <p>
          <Trans
            id="Can’t sign in, and it’s urgent? <a>Call without an access code</a>."
            components={links({ a: href("itrCall") })}
          />
        </p>
        <p>
          <Trans
            id="No subscription yet? {knownNow} <a>Follow the free list</a> instead."
            values={{ knownNow: statements.knownNow }}
            components={links({ a: href("itrLearnMore") })}
          />
        </p>
      </div>
    </TaskScreen>
  );
}

/** An example of a code, on the same sheet as a real one. */
function Example() {
  return (
    <CodeSheet
      title={i18n.t("Example of an access code")}
      code={<CodeGroups accessCode="7KQ2-M9XD-4TBR" />}
      left={i18n.t("{count} hours", { count: codeHours })}
      line={undefined}
    />
  );
}

function NotHeld({ theme }: ScreenProps) {
  return (
    <TaskScreen
      title={i18n.t("Your account doesn’t include access codes")}
      lead={i18n.t(
        "You need an active {pro} subscription. If you subscribed with another email address, sign in with that one.",
        { pro: brand.pro },
      )}
      illustration="empty"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("subscriptions", { origin: "funnel_itr_website__nocode" })}>
          {i18n.t("See plans and prices")}
        </LinkButton>
        <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
      </p>
      <p className="soft small">
        <Trans
          id="Free for everyone: <a>what to do in the first hour</a>."
          components={links({ a: href("itrLearnMore") })}
        />
      </p>
    </TaskScreen>
  );
}

function CodeUnavailable({ theme, action, failed }: ScreenProps) {
  return (
    <TaskScreen
      title={i18n.t("We can’t get your access code right now")}
      lead={i18n.t(
        "There has been a communication error. Please try again. An access code you already have still works.",
      )}
      illustration="broken"
      theme={theme}
    >
      {failed && (
        <Notice tone="bad" title={i18n.t("Your access code wasn’t replaced")} live>
          <p>{i18n.t("Your old access code still works.")}</p>
        </Notice>
      )}
      <p className="acts">
        <LinkButton icon="refresh" href={action}>
          {i18n.t("Try again")}
        </LinkButton>
        <GoLink href={href("itrCall")}>{i18n.t("See phone numbers")}</GoLink>
      </p>
    </TaskScreen>
  );
}

function Ready({ theme, country, action, failed, now }: ScreenProps) {
  return (
    <TaskScreen
      title={i18n.t("Get an access code to call an adviser")}
      lead={i18n.t(
        "Get a code below, call an adviser and read out the code. It shows that you subscribe and doesn’t contain your name. It works for {hours} hours.",
        { hours: codeHours },
      )}
      illustration="calling"
      theme={theme}
      side={<Lines {...{ now, country }} />}
    >
      {failed && (
        <Notice tone="bad" title={i18n.t("You didn’t get an access code")} live>
          <p>
            {i18n.t(
              "There has been a communication error. Please try again. You only ever have one access code at a time.",
            )}
          </p>
        </Notice>
      )}
      <form method="post" action={action}>
        <IdempotencyKeyFields />
        <Button icon="key">{i18n.t("Get access code")}</Button>
      </form>
      <p className="soft small">{i18n.t("The code is free. Your phone company charges for the call.")}</p>
      <p className="soft small">{`${statements.adviserLanguage} ${statements.adviserCalls}`}</p>
    </TaskScreen>
  );
}

function Shown({ theme, country, code, now }: ScreenProps) {
  if (!code) return null;
  return (
    <TaskScreen
      title={i18n.t("Your access code")}
      lead={i18n.t("Call an adviser and read the code out, group by group, when they ask for it. {adviserCalls}", {
        adviserCalls: statements.adviserCalls,
      })}
      illustration="reeds"
      theme={theme}
      side={<Lines {...{ now, country }} />}
    >
      <div className={styles.printed}>
        <CodeSheet
          code={<CodeGroups accessCode={code.accessCode} />}
          left={timeLeft(code.expiresAt, now)}
          until={{ at: code.expiresAt, words: momentWords(code.expiresAt) }}
          line={adviserLine(country)}
        />
      </div>
      <div className="acts">
        <span data-copy={code.accessCode} hidden>
          <Button type="button" icon="copy">
            {i18n.t("Copy access code")}
          </Button>
        </span>
        <PrintButton variant="line">{i18n.t("Print access code")}</PrintButton>
        <LinkButton variant="line" icon="refresh" href={href("itrAccessCode", { ask: "renew" })}>
          {i18n.t("Replace access code")}
        </LinkButton>
      </div>
      <p>
        <GoLink href={href("itrCase")}>{i18n.t("See what happens next in your case")}</GoLink>
      </p>
      <p
        className="soft small"
        role="status"
        data-copied={i18n.t("Copied. Other apps on this device can read it from there until you copy something else.")}
        data-refused={i18n.t("The browser doesn’t let us copy. Select the code and copy it yourself.")}
      />
    </TaskScreen>
  );
}

/** The second press of renewing a code, with a warning which code it ends. */
function Renewing({ theme, action, code }: ScreenProps) {
  if (!code) return null;
  return (
    <TaskScreen
      title={renewTitle()}
      lead={
        <Trans
          id="The code that ends in <b>{end}</b> stops working at once. Replace it if someone heard it who shouldn’t have. Your case then has another reference number."
          values={{ end: code.accessCode.slice(-4) }}
          components={{ b: <b /> }}
        />
      }
      illustration="hatch"
      theme={theme}
    >
      <form className="acts" method="post" action={action}>
        <IdempotencyKeyFields />
        <input type="hidden" name="replaces" value={code.accessCode} />
        <Button icon="refresh">{i18n.t("Replace access code")}</Button>
        <LinkButton variant="line" href={action}>
          {i18n.t("Keep this access code")}
        </LinkButton>
      </form>
    </TaskScreen>
  );
}

function Lines({ now, country }: Pick<ScreenProps, "now" | "country">) {
  return (
    <Card as="section" label={i18n.t("Opening hours")}>
      <p className="soft small">{i18n.t(demonstration.numbers)}</p>
      <AnswersNow {...{ now, country }} />
      <OpeningHours {...{ now, country }} />
      <GoLink href={href("itrCall")}>{i18n.t("See all phone numbers")}</GoLink>
    </Card>
  );
}
