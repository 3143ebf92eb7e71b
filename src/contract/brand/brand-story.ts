/**
 * The bird that the company is named after, in words: its story, and descriptions of the drawings of it. A company with
 * another name has other drawings (`client/build/drawings`), and describes them here.
 */

/** What each picture shows, for readers who cannot see it, by the name of the picture. */
export const pictureAltTexts = {
  browser:
    /*i18n*/ "A nightjar in flight, seen from below. Six dotted paths of gnats end at the bird. Below it a panel: 12 trackers blocked.",
  rest: /*i18n*/ "A nightjar on a branch, pines far behind it.",
  gate: /*i18n*/ "A nightjar on the top bar of a field gate, a moth above it.",
  mirror: /*i18n*/ "A nightjar on a log and its reflection in still water.",
  song: /*i18n*/ "A nightjar on a branch and its song drawn as a row of strokes.",
  gape: /*i18n*/ "A nightjar from the front, its bill wide open. Four gnats fly into it.",
  lamp: /*i18n*/ "A phone shines in the dark. Moths fly towards it, and a nightjar sits on top.",
  stones: /*i18n*/ "A nightjar on a pile of three smooth stones.",
  sill: /*i18n*/ "A nightjar on the sill of an open window, evening land behind it.",
  reeds: /*i18n*/ "A nightjar behind a row of reeds, one of them orange.",
  fledge:
    /*i18n*/ "Five ages of a nightjar, lettered a to e: an egg, a hatching egg, a chick, a young bird on the ground, a bird in the air.",
  week: /*i18n*/ "Five days as rows of dashes, two of them with an orange block. Below them a nightjar at rest.",
  glean:
    /*i18n*/ "A nightjar flies low over sixty strokes in rows. Those it has passed are pale, and three of them are circled.",
} as const;

/** The captions of pictures, by page. */
export const birdCaptions = {
  home: /*i18n*/ "Two nightjars rest here. One is hard to see: select the search box to find it.",
  homeFound: /*i18n*/ "Two nightjars rest here. The one on the ground shows when the search box opens.",
  onboarding: /*i18n*/ "A nightjar needs one branch and no nest. Our browser needs no account.",
  browser: /*i18n*/ "A nightjar hunts with its bill open. The bristles around it help to catch what flies past.",
  mac: /*i18n*/ "Three stones and a nightjar. From a few steps away, you count four stones.",
  about:
    /*i18n*/ "A nightjar builds no nest. Its eggs lie on the bare ground, and are safe because they look like the ground.",
  hiring:
    /*i18n*/ "Birds on their way over the water. Nightjars travel after dark, each by its own route, and arrive at the same place.",
  donations: /*i18n*/ "Nightjars bring moths to their young all night, until the young can hunt for themselves.",
  howWeHire: /*i18n*/ "From a laid egg to the first flight takes a nightjar five weeks. We try to be quicker.",
  plans: /*i18n*/ "A nightjar times its brood by the moon. Twelve moons are about a year.",
  press:
    /*i18n*/ "A nightjar is heard long before it is seen. Its song runs on for minutes, at some forty notes a second.",
} as const;

/** What is said of the drawings that the press page offers, by the name of the picture. */
export const pressCaptions = {
  moth: /*i18n*/ "What nightjars hunt.",
  compare: /*i18n*/ "The better a product protects, the less you see of its bird.",
  browser: /*i18n*/ "Nightjars catch insects in flight.",
  nest: /*i18n*/ "Nightjars lay two eggs on the bare ground.",
  feather: /*i18n*/ "Bars like these make nightjars hard to see.",
  flight: /*i18n*/ "Nightjars travel after dark.",
} as const;

/** Why the company has its name. */
export const whyTheBird =
  /*i18n*/ "The nightjar spends its day in the open. It has no hole to hide in and no thorns. It’s simply not noticed, and so it is left alone.";

/** The same in one sentence, for the press page. */
export const namedAfter = /*i18n*/ "It’s named after a bird that sits in plain sight and is seldom noticed.";

/** An example of a first search, offered in the open search box. */
export const firstSearch = /*i18n*/ "when nightjars sing";

/** The search that the preview of the settings shows, with its two results. */
export const previewSearch = {
  words: /*i18n*/ "nightjar",
  results: [
    {
      title: /*i18n*/ "European nightjar",
      address: "birds.example/caprimulgus-europaeus",
      text: /*i18n*/ "It rests by day along a branch or on the bare ground, and trusts its feathers so much that it stays until you almost step on it.",
    },
    {
      title: /*i18n*/ "When to listen for it",
      address: "heath.example/dusk",
      text: /*i18n*/ "An hour after sunset, from May to July: one long purr that changes its pitch as the bird turns its head.",
    },
  ],
} as const;
