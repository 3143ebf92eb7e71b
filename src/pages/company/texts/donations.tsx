import type { Question } from "../../../../client/components/faq.tsx";
import { brand } from "../../../contract/brand.ts";
import type { DonationKind } from "../donations.ts";

/** Who gets our donations. */
export const recipients: readonly { readonly kind: DonationKind; readonly who: string; readonly what: string }[] = [
  {
    kind: "law",
    who: "Legal groups",
    what: "A legal defence fund for people sued over what they published, and two groups that fight unlawful surveillance in court.",
  },
  {
    kind: "software",
    who: "Software makers",
    what: "Maintainers of free encryption libraries, relays of an onion network, and a fund for unpaid bug fixes.",
  },
  {
    kind: "teaching",
    who: "Teachers and helplines",
    what: "A phone line for people watched by a partner, courses in public libraries, and training for newsrooms.",
  },
  {
    kind: "research",
    who: "Researchers",
    what: "University groups that test what apps and pages really send, and publish their methods.",
  },
];
export const donationsQuestions: readonly Question[] = [
  {
    question: "How do you choose groups?",
    answer:
      "Anyone on the team can propose a group. A small panel that changes every year reads the proposals, checks the accounts and decides together.",
  },
  {
    question: "What do you get in return?",
    answer: "Nothing: no seat, no say in the work, no mention. We also support groups that criticise us.",
  },
  {
    question: "Why don’t you name the groups?",
    answer:
      "For some of them, support from abroad puts people at risk. So this page names kinds of work. Each group is free to name us.",
  },
  {
    question: "Can my group apply?",
    answer: (
      <p>
        Yes. Describe what you do and what it costs on two pages at most, and email that to{" "}
        <a href={`mailto:${brand.email.help}`}>{brand.email.help}</a> by the end of September.
      </p>
    ),
  },
];
