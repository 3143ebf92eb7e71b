import type { FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { facts } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";

const { hiring } = facts;

/** The steps of hiring somebody, and what we ask and never ask. */
export function steps() {
  return [
    {
      when: i18n.t("{count} days", { count: hiring.answerDays }),
      what: i18n.t("Your application"),
      text: i18n.t(
        "One page on why you want the role and one thing you made, without a photo, age or family. Two people from the team read it and reply within that time. If the answer is no, they say what was missing.",
      ),
    },
    {
      when: i18n.t("{count} minutes", { count: hiring.talkMinutes }),
      what: i18n.t("A first call"),
      text: i18n.t("With one of the two readers. Half the time is for your questions."),
    },
    {
      when: i18n.t("{count} hours", { count: hiring.taskHours }),
      what: i18n.t("A piece of work"),
      text: i18n.t(
        "A task from the team’s last month, at a time you choose, paid by the hour. You keep the rights to what you make.",
      ),
    },
    {
      when: i18n.t("{count} hours", { count: hiring.teamHours }),
      what: i18n.t("The team"),
      text: i18n.t("You go through the work together, then talk with two or three people you’d see every day."),
    },
    {
      when: i18n.t("{count} days", { count: hiring.offerDays }),
      what: i18n.t("Our decision"),
      text: i18n.t(
        "In writing. An offer comes with the full contract. A no comes with the reason, from someone you’ve met.",
      ),
    },
  ];
}

export function asked(): readonly string[] {
  return [
    i18n.t("What you’ve made, and what was hard about that"),
    i18n.t("How you’d approach a problem we have now"),
    i18n.t("Something you changed your mind about, and why"),
    i18n.t("Which hours suit you, and what you need to do good work"),
    i18n.t("What you would change about our product"),
  ];
}

export function neverAsked(): readonly string[] {
  return [
    i18n.t("Your age, photo or place of birth"),
    i18n.t("What you earn now"),
    i18n.t("Children, plans for children, health, faith, politics"),
    i18n.t("Your social media accounts, or what’s on them"),
    i18n.t("Trick questions, or work without pay"),
  ];
}
export function howWeHireQuestions(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("Can I use other people’s code or an AI assistant?"),
      answer: i18n.t(
        "Yes. Use what you’d use on an ordinary day and tell us what. We’ll ask you to explain every line.",
      ),
    },
    {
      question: i18n.t("Who decides on my application?"),
      answer: i18n.t("The people who met you, together. Each writes down a view before hearing the others."),
    },
    {
      question: i18n.t("Do you call former employers?"),
      answer: i18n.t("Only after an offer, and only the ones you name. We tell you what we asked."),
    },
    {
      question: i18n.t("Can I see the notes about me?"),
      answer: i18n.t("Yes, any time until we delete them, {months} months after the decision.", {
        months: hiring.keptMonths,
      }),
    },
    {
      question: i18n.t("Can I apply again after a no?"),
      answer: i18n.t("Any time. Two other people read your next application, and we don’t tell them about the first."),
    },
  ];
}
