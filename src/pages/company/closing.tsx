import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";

/** The last band of a page: where to go from here. The children are its button and links. */
export function Closing({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <p className="acts">{children}</p>
      </div>
      <ClosingBird />
    </Band>
  );
}
