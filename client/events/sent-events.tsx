import { type FormEvent, useEffect, useState } from "react";
import { clearCookie, serializeCookie } from "../../src/contract/cookies.ts";
import { type HeldBack, measuringCookie } from "../../src/contract/events/measuring.ts";
import { MeasuringSwitch } from "./measuring-switch.tsx";
import { objectionOf } from "./objection.ts";
import { SentList } from "./sent-list.tsx";

interface SentEventsProps {
  /** What the page was told. */
  readonly heldBack: HeldBack | null;
  /** Where the switch leads back to. */
  readonly back: string;
  /** The switch works here and now. Left out, its form is sent: the page around it says more that depends on it. */
  readonly inPlace?: boolean;
}

/** The switch, and under it the events of this visit as they come. */
export function SentEvents({ heldBack: told, back, inPlace = false }: SentEventsProps) {
  const [heldBack, setHeldBack] = useState(told);
  const ask = () => setHeldBack(objectionOf(window));
  useEffect(ask, []);
  const press = (event: FormEvent<HTMLFormElement>) => {
    if (!inPlace) return;
    event.preventDefault();
    keep(heldBack === null);
    ask();
  };
  return (
    <div className="say">
      <MeasuringSwitch heldBack={heldBack} back={back} onSubmit={press} />
      <SentList quiet={heldBack !== null} />
    </div>
  );
}

/** As the form would. */
function keep(off: boolean): void {
  const transport = { secure: location.protocol === "https:" };
  const { name } = measuringCookie;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = off ? serializeCookie(name, measuringCookie.off, transport) : clearCookie(name, transport);
}
