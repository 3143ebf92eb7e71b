import { facts } from "../brand/brand.ts";
import { i18n } from "../language/i18n.ts";

/** What pages and emails of the services say of the demonstration as well as the website: the services load only these. */
export const commonDemonstration = {
  /** In the footer of pages around a task, and of the services’ pages. */
  task: /*i18n*/ "This site is a demonstration: nothing is sold, no money is taken, and nobody reads messages.",
  /** Beside every form and address by which people write to us. */
  get help() {
    return i18n.t(
      "Demonstration: nobody reads messages sent here. A real service would answer by email, usually within {days} working days.",
      { days: facts.help.answerDays },
    );
  },
} as const;
