import type { NotMeasuredReason } from "../../src/contract/events/measuring.ts";

interface MeasuringWords {
  readonly title: string;
  readonly text: string;
  /** The button that changes the choice; null if our switch cannot change it, as with Do Not Track. */
  readonly press: { readonly value: "on" | "off"; readonly label: string } | null;
}

const measured: MeasuringWords = {
  title: "Measuring is on",
  text: "If you turn measuring off, this browser sends no events and takes part in no experiments. A cookie remembers that for a year. You can turn measuring on again here.",
  press: { value: "off", label: "Turn measuring off" },
};

const states: Readonly<Record<NotMeasuredReason, MeasuringWords>> = {
  switch: {
    title: "Measuring is off",
    text: "You turned measuring off. This browser sends no events and you’re in no experiment. If an event arrived anyway, our server would delete it.",
    press: { value: "on", label: "Turn measuring on" },
  },
  gpc: {
    title: "Measuring is off",
    text: "Your browser sends Global Privacy Control, so we don’t measure. There’s nothing you need to do.",
    press: null,
  },
  dnt: {
    title: "Measuring is off",
    text: "Your browser sends Do Not Track, so we don’t measure. There’s nothing more you need to do.",
    press: null,
  },
  onion: {
    title: "Measuring is off",
    text: "This is our onion address. We don’t measure anyone here.",
    press: null,
  },
};

/** The words of the switch, by the reason why the visit is not measured; null if it is. */
export function measuringWords(whyNotMeasured: NotMeasuredReason | null): MeasuringWords {
  return whyNotMeasured === null ? measured : states[whyNotMeasured];
}
