import type { FormEvent } from "react";
import * as z from "zod/mini";
import { clearCookie, serializeCookie } from "../../src/contract/cookies.ts";
import { measuringCookie } from "../../src/contract/events/measuring.ts";
import { island } from "../islands/island.tsx";
import { MeasuringSwitch } from "./measuring-switch.tsx";
import { SentList } from "./sent-list.tsx";
import { useObjection, useRecord } from "./use-record.ts";

const shape = z.object({
  heldBack: z.nullable(z.enum(["gpc", "dnt", "switch", "onion"])),
  back: z.string(),
});

interface SentEventsProps extends z.infer<typeof shape> {
  /** The switch works here and now. Left out, its form is sent: the page around it says more that depends on it. */
  readonly inPlace?: boolean;
}

/** The switch, and under it the events of this visit as they come. */
export function SentEvents({ heldBack: told, back, inPlace = false }: SentEventsProps) {
  const events = useRecord();
  const [heldBack, ask] = useObjection(told);
  const press = (event: FormEvent<HTMLFormElement>) => {
    if (!inPlace) return;
    event.preventDefault();
    keep(heldBack === null);
    ask();
  };
  return (
    <div className="say">
      <MeasuringSwitch heldBack={heldBack} back={back} onSubmit={press} />
      <SentList events={events} />
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

export const sentEventsIsland = island({
  name: "sent-events",
  Component: SentEvents,
  parseProps: (value) => shape.parse(value),
  eager: true,
});
