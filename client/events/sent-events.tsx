import { type FormEvent, useEffect, useState } from "react";
import { clearCookie, serializeCookie } from "../../src/contract/cookies.ts";
import { measuringCookie, type NotMeasuredReason } from "../../src/contract/events/measuring.ts";
import { MeasuringSwitch } from "./measuring-switch.tsx";
import { objectionOf } from "./objection.ts";
import { SentList } from "./sent-list.tsx";

interface SentEventsProps {
  /** Why this visit is not measured, as far as the edge knows; null if it is. */
  readonly whyNotMeasured: NotMeasuredReason | null;
  /** Where to return to after the switch's form was sent. */
  readonly back: string;
  /** The switch works without leaving the page. Left out, its form is sent, because more of the page depends on it. */
  readonly inPlace?: boolean;
}

/** The switch, and under it the events of this visit as they come. */
export function SentEvents({ whyNotMeasured: knownAtEdge, back, inPlace = false }: SentEventsProps) {
  const [whyNotMeasured, setWhyNotMeasured] = useState(knownAtEdge);
  const ask = () => setWhyNotMeasured(objectionOf(window));
  useEffect(ask, []);
  const press = (event: FormEvent<HTMLFormElement>) => {
    if (!inPlace) return;
    event.preventDefault();
    storeChoice(whyNotMeasured === null);
    ask();
  };
  return (
    <div className="say">
      <MeasuringSwitch whyNotMeasured={whyNotMeasured} back={back} onSubmit={press} />
      <SentList quiet={whyNotMeasured !== null} />
    </div>
  );
}

/** Stores the choice in the cookie, as sending the form would. */
function storeChoice(off: boolean): void {
  const transport = { secure: location.protocol === "https:" };
  const { name } = measuringCookie;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = off ? serializeCookie(name, measuringCookie.off, transport) : clearCookie(name, transport);
}
