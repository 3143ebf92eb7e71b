import { Band } from "../../../client/components/sections/band.tsx";
import { type Step, Steps } from "../../../client/components/sections/steps.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { retention } from "../../contract/retention.ts";
import styles from "./home.module.css";

const steps = (): readonly Step[] => [
  {
    title: i18n.t("You ask"),
    text: i18n.t("Your browser sends your words over an encrypted connection."),
    kept: i18n.t("Sent: your words, settings, IP address, language, kind of browser and our cookies."),
  },
  {
    title: i18n.t("We answer"),
    text: i18n.t(
      "We choose results by your words, region and settings. Two people with the same ones get the same page.",
    ),
    kept: i18n.t("Kept: your IP address, for {minutes} minutes at most.", { minutes: retention.ipAddressMinutes }),
  },
  {
    title: i18n.t("We forget the search"),
    text: i18n.t("We keep no list of searches that anyone could ask for, sell or lose."),
    kept: i18n.t("Kept: nothing."),
  },
];

export function SearchSteps() {
  return (
    <Band id="how">
      <h2 className={styles.measure}>{i18n.t("How a private search works")}</h2>
      <Steps steps={steps()} fading />
    </Band>
  );
}
