import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { island } from "../islands/island.tsx";
import { CoatControl } from "./coat.tsx";

const shape = z.object({
  stops: z.array(z.object({ name: z.string(), full: z.number(), partly: z.number() })),
  of: z.number(),
});

/** The slider may have been moved before the island wakes, so the island starts from its position. */
function Coat(props: z.infer<typeof shape>) {
  const [at, move] = useState(props.stops.length - 1);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const slider = place.current?.querySelector<HTMLInputElement>("[type=range]");
    if (slider) move(Number(slider.value));
  }, []);
  return (
    <div ref={place}>
      <CoatControl {...props} at={at} onMove={move} />
    </div>
  );
}

export const coatIsland = island({
  name: "coat",
  Component: Coat,
  parseProps: (value) => shape.parse(value),
});
