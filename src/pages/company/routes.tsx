import { brand, facts, stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area } from "../../render/page.ts";
import { aboutPage } from "./about-page.tsx";
import { comparePrivacyPage } from "./compare-privacy-page.tsx";

const donated = new Intl.NumberFormat("en-GB").format(stats.donatedUsd);

export const companyPages = area("company", {
  about: aboutPage,
  hiring: leadPage({
    title: "Careers",
    description: `Open roles in a team of ${stats.team} that builds private search and a private browser, and how to apply without telling us your life.`,
    heading: "Work on something you would use yourself.",
    lead: `We are ${stats.team} people in engineering, design, search, support and everything that keeps a company upright. Roles are listed by department, with the pay range and what the first months look like. An application needs a letter and some work of yours; no photograph, no date of birth.`,
    plate: "flight",
    actions: [
      { label: "How hiring goes", href: href("howWeHire") },
      { label: "What a week is like", href: href("howWeWork") },
    ],
  }),
  howWeHire: leadPage({
    title: "How we hire",
    description:
      "The steps from an application to an offer: who reads it, what we ask of you, what you may ask of us and when you hear back.",
    heading: "How we hire, step by step.",
    lead: "A person reads every application. After a first talk you do a piece of paid work like the work in question, and meet the people you would do it with. You hear from us after every step, also when the answer is no, and then with the reason.",
    plate: "seeds",
    actions: [{ label: "See what is open", href: href("hiring") }],
  }),
  howWeWork: leadPage({
    title: "How we work",
    description:
      "The working principles of the company: decisions in writing, few meetings, small groups, and the question asked before every feature.",
    heading: "In writing, in small groups, with the door open.",
    lead: "Decisions are written down with their reasons, so that whoever comes later can question them. Groups are small and finish what they begin. Before anything is built, somebody asks what it will know about people, and the best answer is nothing.",
    plate: "nest",
    actions: [
      { label: "Join us", href: href("hiring") },
      { label: "What we hold to", href: href("about") },
    ],
  }),
  press: leadPage({
    title: "Press",
    description:
      "Facts, figures and pictures for people who write about us, and the address at which a person answers journalists.",
    heading: "For those who write about us.",
    lead: `${brand.name} was founded in ${facts.founded} and has ${stats.team} people. You may use our name, our drawings and every figure on this site, as long as they stay what they are. Questions go to the address below, and a person answers them.`,
    plate: "song",
    actions: [
      { label: brand.email.press, href: `mailto:${brand.email.press}` },
      { label: "Read about the company", href: href("about") },
    ],
  }),
  donations: leadPage({
    title: "Donations",
    description: `${donated} USD given so far to groups that work for privacy and an open web, why we give, and how recipients are chosen.`,
    heading: `${donated} USD, given away.`,
    lead: "Some of what protects people online is made by groups that sell nothing: they write free software, go to court and teach. Each year a part of what we earn goes to them, with no logo to show and no favour to return. The amount above is the sum so far.",
    plate: "seeds",
    actions: [{ label: "Where the money comes from", href: href("about") }],
  }),
  newsletter: leadPage({
    title: "Newsletter",
    description:
      "A letter now and then about privacy on the web: what changed, what to look out for and one thing to try. No tracking in it.",
    heading: "A letter about being left alone.",
    lead: "It says what changed in privacy on the web, what to look out for and one small thing to try. You confirm your address once, and every issue ends with a link that unsubscribes you in one step. It has no pixels that tell us whether you opened it.",
    plate: "feather",
    actions: [
      { label: "Read the blog meanwhile", href: brand.external.blog },
      { label: "What we do with your address", href: href("privacy", {}, "newsletter") },
    ],
  }),
  updates: leadPage({
    title: "Product updates",
    description:
      "What is new in search, the browser and the subscription, with dates: additions, repairs and the occasional removal.",
    heading: "What is new, and what we mended.",
    lead: "Every change that you could notice is listed here with its day, a line on what it does, and a link of its own. Repairs count as much as new things. Where we got something wrong, that is in the list as well.",
    plate: "thousands",
    actions: [
      { label: "Get them by e-mail", href: href("newsletter") },
      { label: "Longer stories", href: brand.external.blog },
    ],
  }),
  comparePrivacy: comparePrivacyPage,
});
