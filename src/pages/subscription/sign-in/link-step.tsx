import { Button } from "../../../../client/components/button.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import styles from "./sign-in.module.css";
import type { LoginLink } from "./sign-in-flow.ts";
import { type StepProps, signInSteps, Trouble } from "./sign-in-step.tsx";

/** The way in by the link of a mail: one press, so that a mail program that opens links by itself signs nobody in. */
export function LinkStep({ theme, action, progress, outcome, link }: StepProps & { readonly link: LoginLink }) {
  return (
    <TaskScreen
      progress={progress ?? { ...signInSteps, now: 1 }}
      title="Sign in here?"
      lead={
        link.isChecked ? (
          <>
            With the link that we sent to <b>{link.email}</b>.
          </>
        ) : (
          "With the link of an email. Whether it still works shows when you press."
        )
      }
      plate="rest"
      theme={theme}
    >
      {outcome && <Trouble outcome={outcome} />}
      <form className={styles.row} method="post" action={action}>
        <Button name="intent" value="link">
          Yes, sign in
        </Button>
        <Button variant="line" name="intent" value="restart">
          No, that was not me
        </Button>
      </form>
      <p className="soft small">
        Somebody who does not have your mailbox cannot get this far. If you did not ask for the link, leave it: it stops
        working by itself.
      </p>
    </TaskScreen>
  );
}
