import { i18n } from "../../../contract/language/i18n.ts";

/** The principles that we work by, and how we decide. */
export function principles() {
  return [
    {
      title: i18n.t("Ask what a feature knows"),
      text: i18n.t(
        "A feature that has to know something about people needs a reason, and a page that explains what and why.",
      ),
    },
    {
      title: i18n.t("Write ideas down"),
      text: i18n.t("Anyone can read a written idea at any hour, and shy people can argue with it too."),
    },
    {
      title: i18n.t("Small groups, whole projects"),
      text: i18n.t(
        "A handful of people takes a project from the first sketch to the last fix. Nobody builds half of something for others to maintain.",
      ),
    },
    {
      title: i18n.t("Trust first"),
      text: i18n.t(
        "Nobody counts your hours or watches your screen. We don’t track people, and that includes our own.",
      ),
    },
    {
      title: i18n.t("Small steps, soon"),
      text: i18n.t("A fix today is worth more than a plan for spring. We can undo any release within minutes."),
    },
    {
      title: i18n.t("Say when you’re wrong"),
      text: i18n.t("We describe mistakes openly, without names, and say what we changed."),
    },
  ];
}

export function decisionSteps() {
  return [
    {
      title: i18n.t("A page"),
      text: i18n.t(
        "If you want a change, write one page: the problem, two ways to solve it, what each costs and what each would know about people.",
      ),
      kept: i18n.t("Open to the whole company"),
    },
    {
      title: i18n.t("Objections"),
      text: i18n.t(
        "For a few days anyone can object. The author answers on the page, where everyone can read the answer later.",
      ),
      kept: i18n.t("Most pages change here"),
    },
    {
      title: i18n.t("One name"),
      text: i18n.t(
        "One person decides, and the page names them from the start. Usually they’re the person closest to the work.",
      ),
      kept: i18n.t("Agreement is welcome, not required"),
    },
    {
      title: i18n.t("A second look"),
      text: i18n.t("Each decision has a date for review. If something didn’t work, we undo it and the page says why."),
      kept: i18n.t("Kept for people who join later"),
    },
  ];
}
