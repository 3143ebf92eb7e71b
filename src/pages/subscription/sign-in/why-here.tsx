import { Notice } from "../../../../client/components/notice.tsx";
import { safeNext } from "../next-path.ts";
import { lostCode } from "./sign-in-flow.ts";

/** What led somebody to the first step who did not ask for it. */
export function WhyHere({ query }: { readonly query: URLSearchParams }) {
  if (query.get("signed") === "out") return <SignedOut />;
  if (query.get("lost") === lostCode.lost) return <LostCode />;
  if (query.has("otp")) return <BrokenLink />;
  return safeNext(query.get("next")) ? <SignInFirst /> : null;
}

function SignedOut() {
  return (
    <Notice tone="good" title="You’re signed out" live>
      <p>Your account is gone from this browser. Your subscription hasn’t changed.</p>
    </Notice>
  );
}

function LostCode() {
  return (
    <Notice tone="bad" title="This browser no longer waits for a code" live>
      <p>
        Its sign-in has ended: the cookie was deleted, or you signed in or out in another tab. Enter your email address,
        and we send you a new code.
      </p>
    </Notice>
  );
}

/** The address of a link that lost a part, as long links in emails do. */
function BrokenLink() {
  return (
    <Notice tone="bad" title="This sign-in link is incomplete">
      <p>
        A part of the link is missing. Copy the whole link from our email, or enter your email address and we send you a
        code.
      </p>
    </Notice>
  );
}

function SignInFirst() {
  return (
    <Notice title="Sign in to continue">
      <p>
        This browser isn’t signed in, or its sign-in has ended: someone signed out, or 30 days passed without use. After
        you sign in, you see the page you asked for. Nothing has changed there.
      </p>
    </Notice>
  );
}
