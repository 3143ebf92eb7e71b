import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area } from "../../render/page.ts";
import { homePage } from "./home-page.tsx";

export const homePages = area("home", {
  home: homePage,
  bangs: leadPage({
    title: "Bang shortcuts",
    description:
      "A bang is an exclamation mark and a few letters before a search: it takes you straight to the results of another site.",
    heading: "A shortcut that begins with an exclamation mark.",
    lead: "Put a bang before your words, such as “!w otter”, and the search goes straight to that site: here to an encyclopaedia. There are many of them, for shops, maps, dictionaries and code. From the moment you arrive, the other site’s rules hold and not ours.",
    plate: "flight",
    actions: [{ label: "Go to the search box", href: href("home") }],
  }),
  theme: leadPage({
    title: "Settings",
    description:
      "Appearance and search settings: theme, region, language, safe search and more. Kept in your browser, without an account.",
    heading: "Set it up the way you read.",
    lead: "Theme, region, language, safe search, letters and colours: each choice is kept in a small cookie of its own, and none says who chose. The switch in the header changes the sky at once. A link with your choices in it sets up another browser in the same way.",
    plate: "moth",
    actions: [
      { label: "Back to searching", href: href("home") },
      { label: "What each cookie holds", href: href("privacy", {}, "storage") },
    ],
  }),
});
