import type { ReactNode } from "react";
import { Band } from "./band.tsx";
import { ClosingBird } from "./closing-bird.tsx";

interface ClosingProps {
  readonly title: string;
  readonly lead: string;
  /** Its button and links. */
  readonly children: ReactNode;
}

/** The last band of a page: where to go from here. */
export function Closing({ title, lead, children }: ClosingProps) {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <ClosingBird />
    </Band>
  );
}
