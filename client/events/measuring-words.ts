import type { NotMeasuredReason } from "../../src/contract/events/measuring.ts";
import { i18n } from "../../src/contract/language/i18n.ts";

interface MeasuringWords {
  readonly title: string;
  readonly text: string;
  /** The button that changes the choice; null if our switch cannot change it, as with Do Not Track. */
  readonly press: { readonly value: "on" | "off"; readonly label: string } | null;
}

const measured: MeasuringWords = {
  title: /*i18n*/ "Measuring is on",
  text: /*i18n*/ "If you turn measuring off, this browser sends no events and takes part in no experiments. A cookie remembers that for a year. You can turn measuring on again here.",
  press: { value: "off", label: /*i18n*/ "Turn measuring off" },
};

const states: Readonly<Record<NotMeasuredReason, MeasuringWords>> = {
  switch: {
    title: /*i18n*/ "Measuring is off",
    text: /*i18n*/ "You turned measuring off. This browser sends no events and you’re in no experiment. If an event arrived anyway, our server would delete it.",
    press: { value: "on", label: /*i18n*/ "Turn measuring on" },
  },
  gpc: {
    title: /*i18n*/ "Measuring is off",
    text: /*i18n*/ "Your browser sends Global Privacy Control, so we don’t measure. There’s nothing you need to do.",
    press: null,
  },
  dnt: {
    title: /*i18n*/ "Measuring is off",
    text: /*i18n*/ "Your browser sends Do Not Track, so we don’t measure. There’s nothing more you need to do.",
    press: null,
  },
  onion: {
    title: /*i18n*/ "Measuring is off",
    text: /*i18n*/ "This is our onion address. We don’t measure anyone here.",
    press: null,
  },
};

/** The words of the switch, by the reason why the visit is not measured; null if it is. */
export function measuringWords(whyNotMeasured: NotMeasuredReason | null): MeasuringWords {
  const { title, text, press } = whyNotMeasured === null ? measured : states[whyNotMeasured];
  return { title: i18n.t(title), text: i18n.t(text), press: press && { ...press, label: i18n.t(press.label) } };
}
