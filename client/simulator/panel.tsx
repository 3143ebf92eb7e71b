import { useSyncExternalStore } from "react";
import { type ChoiceName, choices } from "./native-side.ts";
import type { LoggedMessage, NativeSide } from "./open-native-side.ts";
import styles from "./simulator.module.css";

interface PanelProps {
  readonly app: string;
  /** Null for a system that has no app of ours. */
  readonly native: NativeSide | null;
}

/** Shows what goes over the bridge, and lets a developer decide what the app answers. */
export function SimulatorPanel({ app, native }: PanelProps) {
  return (
    <aside className={styles.panel} aria-label="Stand-in app">
      <details open>
        <summary>{native ? `Stand-in for the app: ${app}` : `No app of ours runs on: ${app}`}</summary>
        {native && <Controls native={native} />}
        <p className={styles.buttons}>
          {native && (
            <button type="button" onClick={native.forget}>
              Start anew
            </button>
          )}
          <a href="?app=none">Leave the app</a>
        </p>
      </details>
    </aside>
  );
}

const labels: Readonly<Record<ChoiceName, string>> = {
  subscribed: "Subscribed",
  status: "Status",
  bought: "Bought",
  signedIn: "Signed in",
  auth: "Auth version",
  trial: "Trial",
  trialDays: "Days free",
  feedback: "Feedback goes",
  doors: "Purchase opens",
  purchase: "A purchase is",
  restore: "A restore is",
  answers: "Answers come",
  details: "subscriptionDetails",
};

function Controls({ native }: { native: NativeSide }) {
  const log = useSyncExternalStore(native.watch, native.log);
  const state = useSyncExternalStore(native.watch, native.state);
  return (
    <>
      <div className={styles.choices}>
        {(Object.keys(labels) as ChoiceName[]).map((name) => (
          <label key={name}>
            {labels[name]}
            <select
              value={state.choices[name]}
              onChange={(event) => native.choose({ [name]: event.currentTarget.value })}
            >
              {choices[name].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className={styles.buttons}>
        {(["completed", "canceled", "redirect"] as const).map((type) => (
          <button key={type} type="button" onClick={() => native.push({ name: "onPurchaseUpdate", params: { type } })}>
            Push {type}
          </button>
        ))}
        <button type="button" onClick={() => native.push({ name: "authUpdate" })}>
          Push authUpdate
        </button>
      </p>
      <Log entries={log} />
    </>
  );
}

function Log({ entries }: { entries: readonly LoggedMessage[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <div className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
      {entries.map(({ way, name, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
        <p key={index}>
          <b>{way === "to the app" ? "→" : "←"}</b> <span className="vh">{way}</span> {name} <code>{text}</code>
        </p>
      ))}
    </div>
  );
}
