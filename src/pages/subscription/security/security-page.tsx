import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import {
  longestPasskeyName,
  mostPasskeys,
  type PasskeyInfo,
  passkeysAnswerSchema,
} from "../../../contract/subscription/passkeys.ts";
import { type SignIn, signInsAnswerSchema } from "../../../contract/subscription/sign-ins.ts";
import type { C } from "../../../forms/form.ts";
import { FormOwner } from "../../../forms/idempotency-key.tsx";
import { page } from "../../../render/page.ts";
import type { FlashFact } from "../../../session/entries.ts";
import { factAt } from "../../../session/flash.ts";
import { accountInfoOf, afterNewCode } from "../account-info.ts";
import { hasPasskeys } from "../sign-in/passkeys.ts";
import { forcesStatus, requireSignedIn } from "../signed-in.ts";
import { LastWayIn, Passkeys } from "./passkey-list.tsx";
import { ask } from "./security-calls.ts";
import { SignIns } from "./sign-in-list.tsx";

/** Why a press did nothing. `nothing`: an older page asked for what there is not. */
export type SecurityResult =
  | {
      readonly tag: "invalid" | "wait" | "unavailable";
      readonly problem: "nothing" | "not-added" | "too-many" | "no-name" | "wait" | "unavailable";
    }
  | { readonly tag: "invalid"; readonly problem: "last-way-in"; readonly id: string };

interface SecurityView {
  /** The id of the account; null for a developer who asks for a status. */
  readonly owner: string | null;
  readonly tag: "shown" | SecurityResult["tag"];
  /** Null where the service did not say. */
  readonly signIns: readonly SignIn[] | null;
  /** Null where the service did not say, or has none. */
  readonly passkeys: readonly PasskeyInfo[] | null;
  readonly mayAdd: boolean;
  readonly isOnlyWay: boolean;
  /** What becomes of a recovery code once there is another; null where there is none. */
  readonly afterNewCode: string | null;
  readonly fact: FlashFact | "unknown" | null;
}

export const securityPage = page({
  chrome: "lean",
  title: () => i18n.t("Sign-in security"),
  description: () => i18n.t("Add a passkey, see where your account is signed in, and sign out of any browser or app."),
  indexed: false,
  load: securityView,
  body: ({ theme, data: { signIns, passkeys, fact, owner, ...data }, result }) => (
    <FormOwner value={owner}>
      <TaskScreen
        title={i18n.t("Sign-in security")}
        lead={i18n.t("Add a passkey, see where your account is signed in, and sign out of any browser or app.")}
        illustration="gate"
        theme={theme}
      >
        {result ? <Refused result={result} /> : <Done fact={fact} />}
        {!signIns && !result && <Refused result={{ tag: "unavailable", problem: "unavailable" }} />}
        {passkeys && (passkeys.length > 0 || data.mayAdd) && <Passkeys passkeys={passkeys} {...data} />}
        {signIns && <SignIns signIns={signIns} hasEnded={endings.has(fact)} afterNewCode={data.afterNewCode} />}
        <p>
          <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
        </p>
      </TaskScreen>
    </FormOwner>
  ),
});

/** For a developer who asks for a status that nobody here has. */
const nobody: SecurityView = {
  ...{
    tag: "shown",
    signIns: [],
    passkeys: null,
    mayAdd: false,
    isOnlyWay: false,
    afterNewCode: null,
    fact: null,
    owner: null,
  },
};

async function securityView(c: C, result: SecurityResult | null): Promise<SecurityView | Response> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return forcesStatus(c) ? nobody : signedIn;
  const { subscriber, account } = signedIn;
  const { isV2 } = subscriber;
  const [told, held, info] = await Promise.all([
    ask(c, subscriber, { path: authPaths.sessions, schema: signInsAnswerSchema }),
    isV2 ? ask(c, subscriber, { path: authPaths.passkeys, schema: passkeysAnswerSchema }) : null,
    isV2 ? accountInfoOf(subscriber) : null,
  ]);
  if (told instanceof Response) return told;
  if (held instanceof Response) return held;
  return {
    owner: account.id,
    tag: told.ok ? (result?.tag ?? "shown") : "unavailable",
    signIns: told.ok ? told.value.sessions : null,
    passkeys: held?.ok ? held.value.passkeys : null,
    mayAdd: hasPasskeys(c, subscriber),
    afterNewCode: afterNewCode(info),
    isOnlyWay: account.email === null && info?.has_recovery_code === false,
    fact: result ? null : factAt({ url: c.var.visit.url, session: subscriber.session }),
  };
}

/** What tells of a sign-in that was ended, perhaps a stranger's. */
const endings: ReadonlySet<SecurityView["fact"]> = new Set(["sign-in-ended", "other-sign-ins-ended"]);

function done(): Readonly<Partial<Record<FlashFact | "unknown", string>>> {
  return {
    "sign-in-ended": i18n.t("That browser or app is signed out"),
    "other-sign-ins-ended": i18n.t("Every other browser and app is signed out"),
    "passkey-added": i18n.t("Your passkey is added"),
    "passkey-renamed": i18n.t("Your passkey has a new name"),
    "passkey-removed": i18n.t("The passkey is removed"),
  };
}

function Done({ fact }: Pick<SecurityView, "fact">) {
  const title = fact && done()[fact];
  return title && <Notice tone="good" title={title} live />;
}

type Problem = Exclude<SecurityResult["problem"], "last-way-in">;

function refused(): Readonly<Record<Problem, { readonly title: string; readonly text: string }>> {
  return {
    nothing: {
      title: i18n.t("Choose what to change"),
      text: i18n.t("Select one of the buttons below. Nothing has changed."),
    },
    "not-added": {
      title: i18n.t("We couldn’t add this passkey"),
      text: i18n.t("Your browser’s answer didn’t match, or it took more than a few minutes. Try again."),
    },
    "too-many": {
      title: i18n.t("Remove a passkey first"),
      text: i18n.t("An account has {most} passkeys at most. Remove one that you don’t use, then add the new one.", {
        most: mostPasskeys,
      }),
    },
    "no-name": {
      title: i18n.t("Enter a name for the passkey"),
      text: i18n.t("Up to {longest} characters, for example My phone. Nothing has changed.", {
        longest: longestPasskeyName,
      }),
    },
    wait: {
      title: i18n.t("Too many passkeys in a short time"),
      text: i18n.t("Wait ten minutes, then add the passkey again."),
    },
    unavailable: {
      title: i18n.t("We can’t reach your account"),
      text: i18n.t("There has been a communication error. Please try again."),
    },
  };
}

function Refused({ result }: { readonly result: SecurityResult }) {
  if (result.problem === "last-way-in") return <LastWayIn id={result.id} />;
  const { title, text } = refused()[result.problem];
  return (
    <Notice tone="bad" title={title} live>
      <p>{text}</p>
    </Notice>
  );
}
