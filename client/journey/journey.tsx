import type { ReactNode } from "react";
import { Notice } from "../components/notice.tsx";
import styles from "./journey.module.css";

/** Marks what scripts improve (`client/journey`): every form within is sent in place, but for those that say `data-plain`. */
export function Journey({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className ? `${styles.journey} ${className}` : styles.journey} data-journey="">
      {children}
      <template data-message="offline">
        <Notice tone="bad" title="There is no connection" live>
          <p>Nothing was sent, and what you typed is still here. Press again when this device is online.</p>
        </Notice>
      </template>
      <template data-message="slow">
        <Notice tone="bad" title="No answer came" live>
          <p>
            There has been a communication error. Please try again. Pressing twice does nothing twice, and what you
            typed is kept.
          </p>
        </Notice>
      </template>
    </div>
  );
}
