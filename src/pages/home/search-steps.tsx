import { Band } from "../../../client/components/band.tsx";
import { type Step, Steps } from "../../../client/components/steps.tsx";
import styles from "./home.module.css";

const steps: readonly Step[] = [
  {
    title: "You ask",
    text: "Your browser sends the words over an encrypted connection, with the settings you chose and without your name.",
    kept: "Sent: your words, your settings, your IP address.",
  },
  {
    title: "We answer",
    text: "We choose results, and ads if we show any, by the words and the region. Two people with the same words, region and settings get the same page.",
    kept: "Known about you: your IP address, for minutes at most.",
  },
  {
    title: "We forget the search",
    text: "The connection closes. No list of searches exists that anyone could ask for, sell or lose.",
    kept: "Kept: nothing of your search. We delete your IP address within minutes.",
  },
];

export function SearchSteps() {
  return (
    <Band id="how">
      <h2 className={styles.measure}>How a private search works.</h2>
      <Steps steps={steps} fading />
    </Band>
  );
}
