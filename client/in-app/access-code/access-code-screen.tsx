import { useEffect, useReducer, useState } from "react";
import { inZone, momentWords } from "../../../src/contract/day-words.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { timeLeft } from "../../../src/contract/restoration/access-code.ts";
import { href } from "../../../src/contract/routes.ts";
import { NativeError } from "../../bridge/errors.ts";
import { type NativeStatus, overriddenStatus } from "../../bridge/native-status.ts";
import { restorationToken } from "../../bridge/native-tokens.ts";
import { Button, LinkButton } from "../../components/button.tsx";
import { GoLink } from "../../components/go-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { CodeGroups, CodeSheet } from "../../restoration/access-code.tsx";
import { pageService } from "../../subscription/page-service.ts";
import { RetryButton, Unanswered, uncheckedTitle, Wait } from "../answers.tsx";
import { type AppScreenProps, appScreen } from "../app-screen.tsx";
import { Feedback } from "../feedback.tsx";
import type { InApp } from "../in-app.ts";
import { isOnStaging } from "../page-client.ts";
import { Pane } from "../pane.tsx";
import { type AccessCodeFact, type AccessCodeState, nextCodeState } from "./access-code-flow.ts";
import { requestAccessCode } from "./issue-code.ts";

function web(): string {
  return href("itrAccessCode", { via: "web" });
}

/** The access code inside the app: the app gives its token, and the page asks for the code with it (ITR-1). */
function AccessCodeScreen({ app }: AppScreenProps) {
  const [state, tell] = useReducer(nextCodeState, { is: "asking" });
  useEffect(() => {
    if (state.is === "asking") void askForToken(app).then((fact) => fact && tell(fact));
    if (state.is === "sending") void askForCode(state).then(tell);
  }, [app, state]);
  const retry = () => tell({ type: "retried" });
  const make = () => tell({ type: "make-requested" });
  switch (state.is) {
    case "asking":
    case "not-responding":
      return (
        <Pane state={statuses[state.is]}>
          <Unanswered status={statuses[state.is]} web={web()} onRetry={retry} />
        </Pane>
      );
    case "signed-out":
    case "unchecked":
    case "not-held":
      return (
        <Pane state={state.is}>
          <NoCode why={state.is} onRetry={retry} />
        </Pane>
      );
    case "ready":
      return (
        <Pane state="ready">
          {state.failed && <NotMade />}
          <p className="acts">
            <Button type="button" icon="key" onClick={make}>
              {i18n.t("Get access code")}
            </Button>
            <ToNumbers />
          </p>
        </Pane>
      );
    case "sending":
      return (
        <Pane state="sending">
          <Wait title={i18n.t("Getting your access code…")} text={i18n.t("This usually takes a second or two.")} />
        </Pane>
      );
    case "shown":
      return (
        <Pane state={state.asks ? "renewing" : "shown"}>
          <Sheet code={state.code} />
          {state.asks ? (
            <Renewing onRenew={make} onKeep={() => tell({ type: "kept" })} />
          ) : (
            <Shown {...{ app, state }} onRenew={() => tell({ type: "renewal-requested" })} />
          )}
        </Pane>
      );
  }
}

const statuses = { asking: "pending", "not-responding": "error" } as const satisfies Partial<
  Record<AccessCodeState["is"], NativeStatus>
>;

/** What stands for the app's answer where an address forces a status (FLOW-6): only a signed-in subscriber can get a code. */
const forcedFacts: Readonly<Record<NativeStatus, AccessCodeFact | null>> = {
  pending: null,
  subscribed: { type: "token", token: "" },
  unsubscribed: { type: "no-token" },
  unknown: { type: "no-message" },
  error: { type: "no-answer" },
};

/** Asks the app for its token. Never rejects; null if no answer is to come. */
async function askForToken(app: InApp): Promise<AccessCodeFact | null> {
  const forced = overriddenStatus(app.search);
  if (forced) return forcedFacts[forced];
  try {
    return { type: "token", token: await restorationToken(app.connect()) };
  } catch (error) {
    // The app itself refused, because nobody is signed in to it.
    return { type: error instanceof NativeError ? "no-token" : "no-answer" };
  }
}

async function askForCode({ token, code }: Extract<AccessCodeState, { is: "sending" }>): Promise<AccessCodeFact> {
  const request = { token, staging: isOnStaging(), replaces: code?.accessCode ?? null };
  return { type: "answered", issued: await requestAccessCode(pageService(), request) };
}

function ToNumbers() {
  return <GoLink href={href("itrCall")}>{i18n.t("See phone numbers")}</GoLink>;
}

function NotMade() {
  return (
    <Notice tone="bad" title={i18n.t("You didn’t get an access code")} live>
      <p>
        {i18n.t(
          "There has been a communication error. Please try again. You only ever have one access code at a time.",
        )}
      </p>
    </Notice>
  );
}

type Code = Extract<AccessCodeState, { is: "shown" }>["code"];

function Sheet({ code: { accessCode, expiresAt } }: { readonly code: Code }) {
  return (
    <CodeSheet
      code={<CodeGroups accessCode={accessCode} />}
      left={timeLeft(expiresAt, Date.now())}
      until={{ at: expiresAt, words: inZone(momentWords(expiresAt)) }}
      line={undefined}
    />
  );
}

interface ShownProps extends AppScreenProps {
  readonly state: Extract<AccessCodeState, { is: "shown" }>;
  readonly onRenew: () => void;
}

function Shown({ app, state: { code, failed }, onRenew }: ShownProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    // Also after an earlier copy, so that the note is read aloud again.
    setCopied(null);
    void hasCopied(code.accessCode).then(setCopied);
  };
  return (
    <>
      {copied === null ? failed && <NotRenewed /> : <CopyNote copied={copied} />}
      <Feedback app={app} feature="useIdentityTheftRestoration" />
      <p className="acts">
        <Button type="button" icon="copy" onClick={copy}>
          {i18n.t("Copy access code")}
        </Button>
        <Button type="button" variant="line" icon="refresh" onClick={onRenew}>
          {i18n.t("Replace access code")}
        </Button>
        <ToNumbers />
      </p>
    </>
  );
}

async function hasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not every app lets its pages write to the clipboard, and some have none at all.
    return false;
  }
}

function NotRenewed() {
  return (
    <Notice tone="bad" title={i18n.t("Your access code wasn’t replaced")} live>
      <p>{i18n.t("There has been a communication error. Please try again. The code above still works.")}</p>
    </Notice>
  );
}

function CopyNote({ copied }: { readonly copied: boolean }) {
  if (copied) {
    return (
      <Notice tone="good" title={i18n.t("Access code copied")} live>
        <p>{i18n.t("Other apps can read it until you copy something else.")}</p>
      </Notice>
    );
  }
  return (
    <Notice title={i18n.t("The app doesn’t let this page copy")} live>
      <p>{i18n.t("Select the code and copy it yourself.")}</p>
    </Notice>
  );
}

function Renewing({ onRenew, onKeep }: { readonly onRenew: () => void; readonly onKeep: () => void }) {
  return (
    <>
      <Notice title={i18n.t("Replace this access code?")} live>
        <p>{i18n.t("The code above stops working at once, even if an adviser has written it down.")}</p>
      </Notice>
      <p className="acts">
        <Button type="button" icon="refresh" onClick={onRenew}>
          {i18n.t("Replace access code")}
        </Button>
        <Button type="button" variant="line" onClick={onKeep}>
          {i18n.t("Keep this access code")}
        </Button>
      </p>
    </>
  );
}

function noCodeWords() {
  return {
    "signed-out": {
      title: i18n.t("Nobody is signed in to this app"),
      text: i18n.t("You need a subscription to get an access code."),
      way: { href: href("activateThisDevice"), label: i18n.t("Restore subscription") },
    },
    unchecked: {
      title: uncheckedTitle(),
      text: i18n.t("Update the app to get an access code here. You can get one on the website too."),
      way: { href: web(), label: i18n.t("Continue on the website") },
    },
    "not-held": {
      title: i18n.t("Your subscription doesn’t include access codes"),
      text: i18n.t("It has ended, or it doesn’t include Identity Theft Restoration."),
      way: { href: href("subscriptions"), label: i18n.t("See plans and prices") },
    },
  } as const;
}

interface NoCodeProps {
  readonly why: keyof ReturnType<typeof noCodeWords>;
  readonly onRetry: () => void;
}

function NoCode({ why, onRetry }: NoCodeProps) {
  const { title, text, way } = noCodeWords()[why];
  return (
    <>
      <Notice title={title} live>
        <p>{text}</p>
      </Notice>
      <p className="acts">
        <LinkButton href={way.href}>{way.label}</LinkButton>
        <RetryButton variant="line" onClick={onRetry}>
          {i18n.t("Check again")}
        </RetryButton>
      </p>
    </>
  );
}

export const accessCodeScreen = appScreen({ name: "access-code", web, Screen: AccessCodeScreen });
