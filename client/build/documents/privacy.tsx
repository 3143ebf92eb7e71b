import { brand, facts } from "../../../src/contract/brand.ts";
import { recordedDays } from "../../../src/contract/objectives.ts";
import { href } from "../../../src/contract/routes.ts";
import type { Document, Section } from "./document.ts";

const settings = <a href={href("theme")}>settings</a>;
const measured = <a href={href("whatWeMeasure")}>What this page sent</a>;
const recorded = <a href={href("whatWeRecord")}>What our servers record</a>;
const writeToUs = <a href={`mailto:${brand.email.privacy}`}>{brand.email.privacy}</a>;

const ground: readonly Section[] = [
  {
    id: "scope",
    title: "Who writes this, and what it covers",
    blocks: [
      {
        text: `“We” is ${brand.name}, the company behind this site, the search engine, the browser and ${brand.pro}. “You” is whoever uses them, with or without a subscription.`,
      },
      {
        text: (
          <>
            This policy covers {brand.hosts.main}, its start page, its host without AI and its onion address. The
            subscription has some rules of its own, which stand in the{" "}
            <a href={href("proPrivacyTerms")}>Pro terms and privacy</a>.
          </>
        ),
      },
    ],
  },
  {
    id: "never",
    title: "What we do not do",
    blocks: [
      {
        list: [
          "We do not keep a record of who searched for what.",
          "We do not give visitors an identifier, in a cookie or by any other means, and we do not recognise one visit in the next.",
          "We do not sell, rent or trade anything about you.",
          "We do not let other companies load scripts, pictures, fonts or pixels into our pages.",
        ],
      },
    ],
  },
];

const visiting: readonly Section[] = [
  {
    id: "visits",
    title: "When you open a page",
    blocks: [
      {
        text: "Your browser has to say a few things for a page to reach you: the network address to answer, the page it wants, the language it reads and what kind of browser it is. We use them to make the answer. Of these we write down one, without the others: the name of the page.",
      },
      {
        text: (
          <>
            For each answer a counter notes the name of the page, whether the answer worked, roughly how long it took
            and which version of the site gave it. {recorded} says all that is noted, and for how long.
          </>
        ),
      },
      {
        text: "The pages that offer our browser ask yours for one thing more: the version of your operating system, to give you the file that fits it. A browser that answers may say it to our other pages too, until you close it. We write this down as little as the rest.",
      },
      {
        text: "The company whose network carries our traffic sees the same, on our behalf and by contract. To hold back floods of automated requests, that network counts requests by address for a few minutes and then drops the count.",
      },
      {
        text: "When a page fails on our side, a log records which part failed, the kind of error and the name of the page. It holds neither the words in the address nor who asked.",
      },
    ],
  },
  {
    id: "country",
    title: "Your country",
    blocks: [
      {
        text: "Prices, and where the subscription is sold, depend on the country. The network guesses it from your network address; we get two letters and nothing finer. If the guess is wrong, choose another country at the foot of any page. On the onion address no country is known at all.",
      },
    ],
  },
  {
    id: "storage",
    title: "Cookies and storage in your browser",
    blocks: [
      {
        text: "Opening a page sets no cookie. One is set only when you choose something that has to be remembered:",
      },
      {
        notes: [
          {
            term: "Settings",
            note: "One short cookie for each search or appearance setting you change, such as “kae” for the theme. It holds the choice in a letter or two, the same for all who choose alike. Kept for 1 year.",
          },
          {
            term: "Experiments",
            note: "“exp_” and the name of one, only if you left it. It says that you take no part, and nothing else. Kept for 1 year.",
          },
          {
            term: "Banner",
            note: "“kax”, only if you closed the banner on the first page: the week and day on which you did, so that it stays away for a while. Kept for 1 year.",
          },
          { term: "Country", note: "“country”, two letters, only if you corrected ours. Kept for 1 year." },
          { term: "Counting", note: "“events”, the word “off”, only if you switched events off. Kept for 1 year." },
          {
            term: "Signing in",
            note: `“auth_session_id”, from the moment you ask for a code until you have used it: ${facts.otpMinutes} minutes at most.`,
          },
          {
            term: "Signed in",
            note: "One encrypted cookie that holds your subscription session on this site. Only our server can read it. It ends when you sign out.",
          },
          {
            term: "Buying",
            note: "One encrypted cookie for an account that was made so that you could buy, until it is paid or you sign out: for 1 day at most, or for 30 days where this browser has paid for two.",
          },
          {
            term: "Free scan",
            note: "One encrypted cookie with the key to a scan that you started, or with your answers before that where your browser runs no scripts. Where it does, the answers lie in its own storage and “scan-answers” says that they are there, without saying what they are. Kept for 7 days, or until you delete them.",
          },
        ],
      },
      {
        text: "Three things besides may stay in the browser’s own storage until you close the tab, without being sent along each time. One is the link or advertisement that brought you here. One is the list of events that your visit made, for you to read. The last is which version of a page you were shown while we try out two: one letter, the same for everybody who comes on the same day.",
      },
      {
        text: <>The {settings} page lists each choice and clears all of them at once.</>,
      },
    ],
  },
];

const searching: readonly Section[] = [
  {
    id: "search",
    title: "When you search",
    blocks: [
      {
        text: "A search brings us the words and your search settings, such as the region. From these we choose results and advertisements. When the answer has left, nothing of it is kept: neither the words nor the address they came from.",
      },
      {
        text: "The words are part of the address of the results page. So your own browser remembers them in its history, and whoever manages your device can see them there.",
      },
    ],
  },
  {
    id: "suggestions",
    title: "Suggestions while you type",
    blocks: [
      {
        text: "To suggest how a search might go on, the box sends what you have typed so far, with the region you search in. That happens before you press Search. We answer and forget it.",
      },
      {
        text: (
          <>
            To switch this off, open {settings}, set auto-suggest to off and save. From then on words leave the box only
            when you press Search.
          </>
        ),
      },
    ],
  },
  {
    id: "ads",
    title: "Advertisements",
    blocks: [
      {
        text: "Advertisements on a results page are chosen by the words searched for and the region, never by a profile. If you open one, you leave for the advertiser’s site, and its own policy holds from there. Advertisements can be switched off in settings, at no cost.",
      },
    ],
  },
];

const counting: readonly Section[] = [
  {
    id: "events",
    title: "What we count",
    blocks: [
      {
        text: "We want to know which pages are read and which break. So pages send short usage events to our own server. It keeps each as one line: the event, a few words about it and the time. An event says:",
      },
      {
        list: [
          "which page, and what happened: opened, left at once, a button used, a form refused, an error",
          "the browser, the operating system, the kind of device, the language and the theme",
          "the week the product was installed, which version of a page was shown, and the campaign that led here, if any",
        ],
      },
      {
        text: "It has no room for an identifier, and none for free text: not what you searched for, not what you typed into a form. The server keeps neither your address nor the full description of your browser. Two events from one person look like two from different people.",
      },
      {
        text: "If your browser sends Global Privacy Control or Do Not Track, no event is sent, and our server would count none.",
      },
      {
        text: (
          <>
            The page {measured} lists every event of your visit and all that there could be. Its one switch ends events
            and experiments alike. A link to it stands at the foot of every page.
          </>
        ),
      },
    ],
  },
  {
    id: "browser",
    title: "The browser and the apps",
    blocks: [
      {
        text: "History, bookmarks, passwords and open tabs stay on your device. If you sync devices, the data is encrypted with a key that only they hold; we store what we cannot read. An install carries the campaign that led to it and the week it was made, to count how many follow from each, not who.",
      },
    ],
  },
];

const subscribers: readonly Section[] = [
  {
    id: "newsletter",
    title: "Letters you ask for",
    blocks: [
      {
        text: "For the newsletter we keep your email address, from when you confirm it until you unsubscribe. Every issue has a link that does so in one step. Whether you open an issue is not measured.",
      },
      {
        text: "If you write to us, we keep the correspondence until your question is settled, and delete it sooner when you ask.",
      },
    ],
  },
  {
    id: "pro",
    title: brand.pro,
    blocks: [
      {
        text: "A subscription is a random number with a plan, a status and two dates. It needs no name. An email address is needed only to use it on a second device, and you can remove it again.",
      },
      {
        notes: [
          {
            term: "Payment",
            note: "The payment company or app store takes your card and your name. We get a receipt number and the country for tax, not the card.",
          },
          { term: "VPN", note: "No log of the sites, of the times or of the addresses you connect from." },
          {
            term: "Personal Information Removal",
            note: "The details to look for stay in your browser until you start a scan. Then they are used for that scan, and deleted when it expires or as soon as you say so.",
          },
          {
            term: "Identity Theft Restoration",
            note: "The adviser learns what you say about your case. On this site you fetch a code for the call, which tells the adviser that you are a subscriber.",
          },
        ],
      },
    ],
  },
  {
    id: "elsewhere",
    title: "Chat, community and other sites",
    blocks: [
      {
        text: `${brand.chat}, the blog, the help pages and the community forum are sites with addresses of their own and say there what they keep. A link from here does not tell them where you came from.`,
      },
    ],
  },
];

const duties: readonly Section[] = [
  {
    id: "sharing",
    title: "Who else gets to see something",
    blocks: [
      {
        text: "Companies that work for us see what their task needs and may use it for nothing else: the network that carries the site, the payment company, the service that delivers our email, the advisers of Identity Theft Restoration.",
      },
      {
        text: "If a court or an authority orders us to hand something over, we check the order, resist it where we can, and can give only what exists. Searches and visits tied to a person do not.",
      },
    ],
  },
  {
    id: "retention",
    title: "How long things are kept",
    blocks: [
      {
        notes: [
          { term: "Your network address", note: "While a page is being answered" },
          { term: "Searches", note: "Until the answer has left" },
          { term: "Counted answers", note: `${recordedDays.answers} days, each as one line` },
          { term: "Log of failures", note: `${recordedDays.log} days` },
          { term: "Usage events", note: "3 months, each as one line" },
          { term: "Sums of usage events", note: "Without limit: there is no person in them" },
          { term: "Sign-in codes", note: `${facts.otpMinutes} minutes, or until used` },
          { term: "Subscription", note: "Until you delete it; it can be done on the page where you manage it" },
          { term: "Receipts", note: "As long as tax law demands, then deleted" },
          { term: "Newsletter address", note: "Until you unsubscribe" },
        ],
      },
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    blocks: [
      {
        text: "Wherever you live, you may ask what we hold about you, have a copy, correct it, have it deleted, object to a use or take back a consent. Most people who ask learn that there is nothing. Subscribers can export and delete everything themselves:",
      },
      {
        list: [
          <>
            on the <a href={href("subscriptionsManage")}>manage page</a>, signed in;
          </>,
          <>or by a letter to {writeToUs}. We answer within 30 days and ask for no more proof than we need.</>,
        ],
      },
      {
        text: "Where the law wants a ground named: we handle a subscription to keep our contract with you, receipts because tax law obliges us, the newsletter because you consented, and the rest in our legitimate interest to answer, count and protect this site. You may also complain to the data protection authority of your country.",
      },
    ],
  },
  {
    id: "security",
    title: "How it is protected",
    blocks: [
      {
        text: "Every connection is encrypted. Pages may run only our own scripts, and no other site may put them in a frame. Codes are stored only in a scrambled form and work once. The surest protection is that there is little to steal.",
      },
    ],
  },
  {
    id: "future",
    title: "If this policy changes",
    blocks: [
      {
        text: "A new version gets a new date and a line in the history below that says what is different. Should a change let us do more with your data than before, subscribers hear of it by email 30 days ahead, and it does not reach back to what we already hold.",
      },
    ],
  },
  {
    id: "contact",
    title: "Questions",
    blocks: [
      {
        text: (
          <>
            Write to {writeToUs}. A person reads it. The company’s postal address is in the{" "}
            <a href={brand.external.imprint}>imprint</a>.
          </>
        ),
      },
    ],
  },
];

export const privacy: Document = {
  summary: [
    { term: "Searches", note: "Answered, then forgotten: neither a history nor a profile" },
    { term: "Cookies", note: "None, until you change a setting or sign in" },
    { term: "Other companies", note: "Nothing in our pages is loaded from them" },
    {
      term: "Counting",
      note: "Page views and errors, with nobody in them. Your browser’s privacy signal or one switch stops it",
    },
    { term: "Subscribers", note: "A plan, its dates and, if you like, an email address" },
    { term: "Your say", note: "See it, take it with you, delete it" },
  ],
  sections: [...ground, ...visiting, ...searching, ...counting, ...subscribers, ...duties],
  history: [
    {
      day: "2026-11-22",
      text: "New: the pages that offer our browser ask for the version of your operating system. Our servers count their answers, and a page says what they record.",
    },
    { day: "2026-11-21", text: "First edition in this form: one summary, numbered sections, a list of every cookie." },
  ],
};
