import type { ComponentProps } from "react";
import type { NotMeasuredReason } from "../../src/contract/events/measuring.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { Button } from "../components/button.tsx";
import styles from "./measuring-switch.module.css";
import { measuringWords } from "./measuring-words.ts";

type MeasuringSwitchProps = {
  /** Why this visit is not measured; null if it is. */
  whyNotMeasured: NotMeasuredReason | null;
  /** Where to return to after the form was sent. */
  back: string;
} & Pick<ComponentProps<"form">, "onSubmit">;

/** The one switch for all that is measured (EVT-8). */
export function MeasuringSwitch({ whyNotMeasured, back, onSubmit }: MeasuringSwitchProps) {
  const { title, text, press } = measuringWords(whyNotMeasured);
  return (
    <form className={styles.switch} method="post" action={endpoints.chooseMeasuring} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={back} />
      <div role="status">
        <b>{title}</b>
        <p className="soft small">{text}</p>
      </div>
      {press && (
        <Button variant={press.value === "off" ? "primary" : "line"} name="measuring" value={press.value}>
          {press.label}
        </Button>
      )}
    </form>
  );
}
