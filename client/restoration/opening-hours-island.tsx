import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { island } from "../islands/island.tsx";
import { OpeningHours } from "./opening-hours.tsx";

const shape = z.object({ now: z.number() });

/** Often enough for a page that stays open: the lines open and close on the minute. */
const every = 20_000;

/** Tells the hours by the visitor's own clock, and when somebody answers, as time goes on. */
function OpeningHoursIsland({ now: first }: { now: number }) {
  const [known, setKnown] = useState<{ now: number; zone: string | null }>({ now: first, zone: null });
  useEffect(() => {
    const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
    const tell = () => setKnown({ now: Date.now(), zone });
    tell();
    const timer = setInterval(tell, every);
    return () => clearInterval(timer);
  }, []);
  return <OpeningHours {...known} />;
}

export const openingHoursIsland = island({
  name: "opening-hours",
  Component: OpeningHoursIsland,
  parseProps: (value) => shape.parse(value),
  eager: true,
});
