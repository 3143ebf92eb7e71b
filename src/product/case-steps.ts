interface CaseStep {
  readonly when: string;
  /** By how many working days after the first day it is done; null where nobody can say. */
  readonly workingDays: number | null;
  readonly title: string;
  readonly text: string;
}

/** How a case runs. */
export const caseSteps: readonly CaseStep[] = [
  {
    when: "Day 1",
    workingDays: 0,
    title: "You call an adviser",
    text: "You tell an adviser what happened. While you’re still on the phone, you block cards and change passwords together, most important first.",
  },
  {
    when: "Day 2",
    workingDays: 1,
    title: "You report the theft",
    text: "You file a police report, a fraud alert (a warning on your credit record) and one statement to use everywhere. The adviser writes all three; you read and sign them.",
  },
  {
    when: "Week 1",
    workingDays: 5,
    title: "The adviser sends disputes",
    text: "Each bank, shop and office gets a dispute in the form it accepts. You join the calls that need your voice. The adviser makes the others.",
  },
  {
    when: "Weeks 2 to 8",
    workingDays: 40,
    title: "The adviser reminds them while you wait",
    text: "Companies answer late or ask for the same document twice. The adviser keeps a list, asks again and emails you once a week.",
  },
  {
    when: "The end",
    workingDays: null,
    title: "You get proof in writing",
    text: "For each debt cancelled and each record corrected, you get written proof. You decide when the case is closed. If more of the same theft turns up later, the adviser reopens it.",
  },
];
