import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { href } from "../../../contract/routes.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import { type SignIn, signInsAnswerSchema } from "../../../contract/subscription/sign-ins.ts";
import type { C } from "../../../forms/form.ts";
import { page } from "../../../render/page.ts";
import type { Fact } from "../../../session/entries.ts";
import { factAt } from "../../../session/flash.ts";
import { requireSignedIn } from "../signed-in.ts";
import { ask } from "./security-calls.ts";
import { SignIns } from "./sign-in-list.tsx";

/** Why a press did nothing: an older page asked for what there is not, or the service did not answer. */
export type SecurityResult = { readonly tag: "invalid" | "unavailable" };

interface SecurityView {
  readonly tag: "shown" | SecurityResult["tag"];
  /** Null where the service did not say. */
  readonly signIns: readonly SignIn[] | null;
  readonly fact: Fact | "unknown" | null;
}

export const securityPage = page({
  chrome: "lean",
  title: "Sign-in security",
  description: "See where your account is signed in, and sign out of any browser or app.",
  indexed: false,
  load: securityView,
  body: ({ theme, data: { signIns, fact }, result }) => (
    <TaskScreen
      title="Sign-in security"
      lead="See where your account is signed in, and sign out of any browser or app."
      illustration="gate"
      theme={theme}
    >
      {result ? <Refused result={result} /> : <Done fact={fact} />}
      {signIns ? <SignIns signIns={signIns} /> : !result && <Refused result={{ tag: "unavailable" }} />}
      <p>
        <GoLink href={href("subscriptionsManage")}>Manage subscription</GoLink>
      </p>
    </TaskScreen>
  ),
});

async function securityView(c: C, result: SecurityResult | null): Promise<SecurityView | Response> {
  const signedIn = await requireSignedIn(c);
  if (signedIn instanceof Response) return signedIn;
  const { subscriber } = signedIn;
  const told = await ask(c, subscriber, { path: authPaths.sessions, schema: signInsAnswerSchema });
  if (told instanceof Response) return told;
  const signIns = told.ok ? told.value.sessions : null;
  const fact = result ? null : factAt({ url: c.var.visit.url, session: subscriber.session });
  return { tag: told.ok ? (result?.tag ?? "shown") : "unavailable", signIns, fact };
}

const done: Readonly<Partial<Record<Fact | "unknown", string>>> = {
  "sign-in-ended": "That browser or app is signed out",
  "other-sign-ins-ended": "Every other browser and app is signed out",
};

function Done({ fact }: Pick<SecurityView, "fact">) {
  const title = fact && done[fact];
  return title && <Notice tone="good" title={title} live />;
}

const refused: Readonly<Record<SecurityResult["tag"], { readonly title: string; readonly text: string }>> = {
  invalid: { title: "Choose what to change", text: "Select one of the buttons below. Nothing has changed." },
  unavailable: {
    title: "We can’t reach your account",
    text: "There has been a communication error. Please try again.",
  },
};

function Refused({ result }: { readonly result: SecurityResult }) {
  const { title, text } = refused[result.tag];
  return (
    <Notice tone="bad" title={title} live>
      <p>{text}</p>
    </Notice>
  );
}
