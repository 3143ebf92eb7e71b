import { brand, stats } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area } from "../../render/page.ts";

export const browserPages = area("browser", {
  app: leadPage({
    title: "Get the browser",
    description:
      "The private browser for iPhone, iPad, Android, Mac and Windows: one download, no account, nothing to pay. Choose the one for your device.",
    heading: "One browser for the devices you have.",
    lead: `It searches privately, stops trackers before they load and clears up after you with one button. It costs nothing and asks for no account. People rate it ${stats.appRating} of 5 in the app stores.`,
    plate: "browser",
    actions: [
      { label: "Choose your device", href: href("appDevices") },
      { label: "What it does", href: href("browser") },
    ],
  }),
  appDevices: leadPage({
    title: "Choose your device",
    description:
      "Pick the phone, tablet or computer that the private browser is for, and see how it gets there: by app store or by download.",
    heading: "Which device is it for?",
    lead: "On a phone or a tablet the browser comes from the app store that is already there. On a computer you download one file and open it. Each device keeps its own history and bookmarks, unless you choose to sync them.",
    plate: "flight",
    actions: [
      { label: "Mac", href: href("mac") },
      { label: "Windows", href: href("windows") },
      { label: "iPhone, iPad and Android", href: href("appLanding") },
    ],
  }),
  appLanding: leadPage({
    title: "The browser on your phone",
    description: `What the browser does on a phone or a tablet, and what people say of it: rated ${stats.ios.rating} on iPhone and ${stats.android.rating} on Android.`,
    heading: "Private on the phone, where most of it happens.",
    lead: `Phones know more about a person than any other device, so this is where a quiet browser matters most. Open your app store and look for ${brand.name}. It is rated ${stats.ios.rating} of 5 on iPhone and ${stats.android.rating} on Android.`,
    plate: "moth",
    actions: [
      { label: "Everything it stops", href: href("browser") },
      { label: "My device is too old", href: href("appNoSupport") },
    ],
  }),
  appNoSupport: leadPage({
    title: "When a device is too old",
    description:
      "The browser needs a system that still receives security updates. What to do on an older phone or computer: private search works in any browser.",
    heading: "Your device cannot run the browser. Search still works.",
    lead: "We support systems only while we can keep them safe, and on yours we no longer can. Private search needs no installation: open it in the browser you have, and set it as the search engine there. If the device can be updated, do that first.",
    plate: "empty",
    actions: [
      { label: "Search in this browser", href: href("home") },
      { label: "Other devices", href: href("appDevices") },
    ],
  }),
  browser: leadPage({
    title: "The private browser",
    description:
      "A browser that stops trackers before they load, refuses cookie pop-ups, keeps its sync key on your devices and clears everything with one button.",
    heading: "Pages bring strangers. This browser leaves them outside.",
    lead: "The strangers are scripts that report your visit to other companies. They do not get to load here, which also leaves a page less to do. Cookie pop-ups are answered with no, links lose their tracking codes, and one button removes all traces from the device.",
    plate: "browser",
    actions: [
      { label: "Download it", href: href("app") },
      { label: "How it compares", href: href("comparePrivacy") },
    ],
  }),
  mac: leadPage({
    title: "For Mac",
    description:
      "The private browser for Mac: download one file, drag it to Applications and bring your bookmarks and passwords along, or start empty.",
    heading: "Unseen on a Mac.",
    lead: "Download the file, open it and drag the browser to Applications. It offers to bring bookmarks and passwords over from the old one and does not mind if you would rather start empty. To remove it, put it in the bin.",
    plate: "thousands",
    actions: [
      { label: "All its protections", href: href("browser") },
      { label: "Other devices", href: href("appDevices") },
    ],
  }),
  windows: leadPage({
    title: "For Windows",
    description:
      "The private browser for Windows: what it stops, how it is installed and how to make it the one that opens links.",
    heading: "Unseen on Windows.",
    lead: "The installer puts the browser in place and leaves the rest of the computer as it was. Whether it becomes the one that opens links is for you to say, in the settings of Windows. Updates arrive by themselves and wait until you are not reading.",
    plate: "search",
    actions: [
      { label: "See what it stops", href: href("browser") },
      { label: "Try the preview", href: href("windowsPreview") },
    ],
  }),
  windowsPreview: leadPage({
    title: "Windows preview",
    description:
      "The next version of the browser for Windows, for people who like to try things early and tell us what is wrong with them.",
    heading: "Next month’s browser, with this month’s faults.",
    lead: "The preview gets new things first and has been tested least. It installs beside the ordinary browser, and the two share nothing. If something breaks, tell us in the survey: that is what the preview is for.",
    plate: "nest",
    actions: [
      { label: "Answer the survey", href: href("windowsSurvey") },
      { label: "The finished one", href: href("windows") },
    ],
  }),
  windowsSurvey: leadPage({
    title: "Windows preview survey",
    description:
      "A few questions for people who run the Windows preview: what works, what does not and what is missed. Answers carry no name.",
    heading: "What should we mend first?",
    lead: "The survey asks what you use the preview for, what went wrong and what you miss. It wants neither a name nor an address, and any question may be skipped. Until it opens, a letter to the help address reaches the same people.",
    plate: "song",
    indexed: false,
    actions: [
      { label: "Write to us", href: `mailto:${brand.email.help}` },
      { label: "Back to the preview", href: href("windowsPreview") },
    ],
  }),
  extensionSuccess: leadPage({
    title: "The extension is in",
    description:
      "The extension is installed: searches from the address bar are private from now on, and trackers on the pages you open are stopped.",
    heading: "That was all. You are less visible now.",
    lead: "Searches from the address bar go to us from now on, and trackers on the pages you open are stopped. The icon beside the address bar shows what was stopped on a page, and switches protection off for that site if something does not work. Try it with a first search.",
    plate: "rest",
    indexed: false,
    actions: [
      { label: "Make a first search", href: href("home") },
      { label: "The browser does more", href: href("browser") },
    ],
  }),
});
