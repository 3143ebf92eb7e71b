import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area, type Page } from "../../render/page.ts";
import { pricesFor } from "../../render/price-text.ts";
import { WhereSold } from "./where-sold.tsx";

const { priceUsd, trialDays, vpn, removal } = facts;

const chatPage = leadPage({
  title: brand.chat,
  description: `Chat with AI models without giving them your name: what ${brand.chat} passes on, what it leaves out and how to live without it.`,
  heading: "Ask a machine, not as yourself.",
  lead: `${brand.chat} stands between you and the AI models of several makers. They get your question from us, with neither your network address nor an account. It is a site of its own, it is optional, and a host of ours has none of it.`,
  plate: "song",
  actions: [
    { label: "Open a chat", href: brand.external.chat },
    { label: "Switch AI off in settings", href: href("theme") },
  ],
});

/** On the host that has no AI, the page says so and where to find it (HOST-4). */
const noChatPage = leadPage({
  title: "No AI on this host",
  description: `${brand.hosts.noai} shows no AI answers and no chat. Both are on the main host, for those who want them.`,
  heading: "There is no AI here. That is what this host is for.",
  lead: `You are on ${brand.hosts.noai}, where results come without AI answers and no page offers a chat. Nothing was blocked and nothing is wrong with your link. What you were looking for is on the main host.`,
  plate: "empty",
  actions: [
    { label: `Go to ${brand.hosts.main}`, href: `https://${brand.hosts.main}${href("duckai")}` },
    { label: "Stay and search", href: href("home") },
  ],
});

const duckai: Page = {
  ...chatPage,
  variants: { noai: noChatPage },
  variantFor: ({ host }) => (host === "noai" ? "noai" : null),
};

export const proPages = area("pro", {
  pro: leadPage({
    title: brand.pro,
    description: `A VPN, the removal of your details from people-search sites and help after identity theft: ${priceUsd.monthly} USD a month, ${trialDays} days free.`,
    heading: "What a search engine and a browser cannot do.",
    lead: ({ country }) => {
      const { monthly, yearly } = pricesFor(country);
      return `A VPN for ${vpn.devices} devices, the removal of your details from people-search sites and an adviser in case your identity is stolen. ${trialDays} days cost nothing, then it is ${monthly} a month or ${yearly} a year. It renews until you cancel, on the page where you manage it.`;
    },
    plate: "log",
    note: ({ country }) => <WhereSold country={country} />,
    actions: [
      { label: "See the plans", href: href("subscriptions", { origin: "funnel_pro_website__lead" }) },
      { label: "I am subscribed already", href: href("activationFlow") },
    ],
  }),
  dbp: leadPage({
    title: "Personal Information Removal",
    description: `We look for your name and address on ${removal.sites} people-search sites, ask for their removal and look again every ${removal.recheckDays} days.`,
    heading: "Your details, taken off the shelf.",
    lead: `People-search sites sell names, addresses and phone numbers to whoever pays. This service goes through ${removal.sites} of them, asks each to remove what it has on you, and looks again every ${removal.recheckDays} days, because they tend to come back. It is part of ${brand.pro}.`,
    plate: "tracks",
    actions: [
      { label: `See all of ${brand.pro}`, href: href("pro", { origin: "funnel_dbp_website__lead" }) },
      { label: "What we know about you meanwhile", href: href("privacy", {}, "pro") },
    ],
  }),
  identityTheftRestoration: leadPage({
    title: "Identity Theft Restoration",
    description:
      "If someone opens accounts in your name, an adviser takes the case, makes the calls and stays with it until things are put right.",
    heading: "If someone passes as you, we help undo it.",
    lead: "Undoing identity theft means weeks of calls to banks, offices and shops. An adviser does that with you and for you, from the first call until the last form. Subscribers fetch a code on this site and name it when they call.",
    plate: "eggs",
    actions: [
      { label: "How to subscribe", href: href("pro", { origin: "funnel_itr_website__lead" }) },
      { label: "Open my subscription", href: href("subscriptionsManage") },
    ],
  }),
  duckai,
  email: leadPage({
    title: "E-mail protection",
    description:
      "An address to give away in place of your own: letters pass through it, lose their trackers and arrive in the inbox you have.",
    heading: "An address that passes letters on, without their trackers.",
    lead: "Give shops and forms an address of ours in place of your own. What they send passes through, loses the pixels and links that report when you read it, and arrives in the inbox you already have. We forward letters and do not keep them.",
    plate: "seeds",
    actions: [
      { label: "Get it with the browser", href: href("app") },
      { label: "What trackers in mail do", href: href("comparePrivacy") },
    ],
  }),
});
