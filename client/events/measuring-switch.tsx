import type { ComponentProps } from "react";
import type { HeldBack } from "../../src/contract/events/measuring.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { Button } from "../components/button.tsx";
import styles from "./measuring-switch.module.css";

type MeasuringSwitchProps = {
  /** Why nothing is measured; null where it is. */
  heldBack: HeldBack | null;
  /** Where to return to after the form was sent. */
  back: string;
} & Pick<ComponentProps<"form">, "onSubmit">;

interface State {
  readonly title: string;
  readonly text: string;
  /** What the button does; null where the choice is not ours to change. */
  readonly press: { readonly value: "on" | "off"; readonly label: string } | null;
}

const measured: State = {
  title: "Counting is on.",
  text: "The switch stops events and experiments at once. A small cookie keeps your choice for a year.",
  press: { value: "off", label: "Switch all of it off" },
};

const states: Readonly<Record<HeldBack, State>> = {
  switch: {
    title: "All of it is off.",
    text: "You switched it off. No event leaves this browser, and you are in no experiment. Should one leave it after all, our server would drop it.",
    press: { value: "on", label: "Switch it on again" },
  },
  gpc: {
    title: "All of it is off.",
    text: "Your browser sends Global Privacy Control. We take it at its word, and there is nothing left for you to do.",
    press: null,
  },
  dnt: {
    title: "All of it is off.",
    text: "Your browser sends Do Not Track. Most sites pay no heed to it. Here it is enough.",
    press: null,
  },
  onion: {
    title: "All of it is off.",
    text: "This is our onion address. Nobody is measured here, whatever their browser says.",
    press: null,
  },
};

/** The one switch for all that is measured (EVT-8). */
export function MeasuringSwitch({ heldBack, back, onSubmit }: MeasuringSwitchProps) {
  const { title, text, press } = heldBack === null ? measured : states[heldBack];
  return (
    <form className={styles.switch} method="post" action={endpoints.chooseMeasuring} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={back} />
      <div role="status">
        <b>{title}</b>
        <p className="soft small">{text}</p>
      </div>
      {press && (
        <Button variant={press.value === "off" ? "primary" : "line"} name="measuring" value={press.value}>
          {press.label}
        </Button>
      )}
    </form>
  );
}
