const bird = "A kestrel hangs in the wind.";

export const pictureAltTexts = {
  browser: bird,
  rest: bird,
  gate: bird,
  mirror: bird,
  song: bird,
  gape: bird,
  lamp: bird,
  stones: bird,
  sill: bird,
  reeds: bird,
  fledge: bird,
  week: bird,
  glean: bird,
} as const;

export const birdCaptions = {
  home: bird,
  homeFound: bird,
  onboarding: bird,
  browser: bird,
  mac: bird,
  about: bird,
  hiring: bird,
  donations: bird,
  howWeHire: bird,
  plans: bird,
  press: bird,
} as const;

export const pressCaptions = {
  moth: bird,
  compare: bird,
  browser: bird,
  nest: bird,
  feather: bird,
  flight: bird,
} as const;

export const whyTheBird = "The kestrel sees what others leave behind.";

export const namedAfter = "It is named after a falcon.";

export const firstSearch = "how kestrels hover";

export const previewSearch = {
  words: "kestrel",
  results: [
    { title: "Common kestrel", address: "birds.example/falco-tinnunculus", text: "It stands in the air." },
    { title: "Where to look", address: "heath.example/noon", text: "Above the verge." },
  ],
} as const;
