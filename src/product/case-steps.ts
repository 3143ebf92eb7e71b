import { i18n } from "../contract/language/i18n.ts";

interface CaseStep {
  readonly when: string;
  /** By how many working days after the first day it is done; null where nobody can say. */
  readonly workingDays: number | null;
  readonly title: string;
  readonly text: string;
}

/** How a case runs. */
export function caseSteps(): readonly CaseStep[] {
  return [
    {
      when: i18n.t("Day 1"),
      workingDays: 0,
      title: i18n.t("You call an adviser"),
      text: i18n.t(
        "You tell an adviser what happened. While you’re still on the phone, you block cards and change passwords together, most important first.",
      ),
    },
    {
      when: i18n.t("Day 2"),
      workingDays: 1,
      title: i18n.t("You report the theft"),
      text: i18n.t(
        "You file a police report, a fraud alert (a warning on your credit record) and one statement to use everywhere. The adviser writes all three; you read and sign them.",
      ),
    },
    {
      when: i18n.t("Week 1"),
      workingDays: 5,
      title: i18n.t("The adviser sends disputes"),
      text: i18n.t(
        "Each bank, shop and office gets a dispute in the form it accepts. You join the calls that need your voice. The adviser makes the others.",
      ),
    },
    {
      when: i18n.t("Weeks 2 to 8"),
      workingDays: 40,
      title: i18n.t("The adviser reminds them while you wait"),
      text: i18n.t(
        "Companies answer late or ask for the same document twice. The adviser keeps a list, asks again and emails you once a week.",
      ),
    },
    {
      when: i18n.t("The end"),
      workingDays: null,
      title: i18n.t("You get proof in writing"),
      text: i18n.t(
        "For each debt cancelled and each record corrected, you get written proof. You decide when the case is closed. If more of the same theft turns up later, the adviser reopens it.",
      ),
    },
  ];
}
