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
  title: "Measuring is on.",
  text: "If you turn measuring off, this browser sends no events and takes part in no experiments. A cookie remembers that for a year. You can turn measuring on again here.",
  press: { value: "off", label: "Turn measuring off" },
};

const states: Readonly<Record<HeldBack, State>> = {
  switch: {
    title: "Measuring is off.",
    text: "You turned measuring off. This browser sends no events and you’re in no experiment. If an event arrived anyway, our server would delete it.",
    press: { value: "on", label: "Turn measuring on" },
  },
  gpc: {
    title: "Measuring is off.",
    text: "Your browser sends Global Privacy Control, so we don’t measure. There’s nothing you need to do.",
    press: null,
  },
  dnt: {
    title: "Measuring is off.",
    text: "Your browser sends Do Not Track, so we don’t measure. There’s nothing more you need to do.",
    press: null,
  },
  onion: {
    title: "Measuring is off.",
    text: "This is our onion address. We don’t measure anyone here.",
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
