import { pictureAltTexts } from "../../../src/contract/brand/brand-story.ts";

type Picture = {
  /** Width and height in the units of the drawing; 640 by 460 when left out. */
  width?: number;
  height?: number;
  /** Where in it its subject is, if not in the middle: what a low strip of it keeps. */
  subject?: "top" | "bottom" | "ground";
  /** What the picture shows, for people who cannot see it. */
  alt: string;
};

/** Upright drawings, which fill the side of a screen that has one task. */
const upright = { width: 480, height: 600 };

/** Drawings beside the heading of a document or an order. */
const small = { width: 480, height: 300 };

/** Drawings behind a piece of the product. */
const stage = { width: 960, height: 576 };

/** Scenes from one edge of the window to the other, beside the words that say the same. */
const wide = { width: 3200, height: 640, alt: "" };

/** The pictures that are served as files. The drawings themselves are elsewhere, because only the build needs them. */
const illustrations = {
  moth: { width: 340, height: 260, alt: /*i18n*/ "A moth with eyespots on its wings." },
  window: { width: 640, height: 480, alt: /*i18n*/ "A page in the browser. Its shield says: 12 trackers blocked." },
  search: { alt: /*i18n*/ "A moth on a measured sheet, four of its parts lettered a to d." },
  browser: {
    alt: pictureAltTexts.browser,
  },
  log: {
    width: 360,
    height: 280,
    alt: /*i18n*/ "A hollow log. A dotted path goes in at one end and comes out at the other.",
  },
  tracks: { width: 360, height: 280, alt: /*i18n*/ "Bird tracks across sand, each fainter than the one before." },
  eggs: { width: 360, height: 280, alt: /*i18n*/ "Two speckled eggs, and a plain one in a dotted ring." },
  thousands: { width: 750, height: 406, alt: /*i18n*/ "Three thousand dashes in 40 rows, one of them marked." },
  rest: { width: 440, height: 250, alt: pictureAltTexts.rest },
  coat: {
    width: 960,
    height: 2100,
    alt: /*i18n*/ "The same bird in a field five times, each time better hidden.",
  },
  compare: {
    alt: /*i18n*/ "The same bird five times, a to e, more or less of it hidden in the ground.",
  },
  nest: { alt: /*i18n*/ "Two speckled eggs on dead leaves, one leaf orange." },
  empty: { alt: /*i18n*/ "An empty branch, and dashes that thin out to one side." },
  lost: { alt: /*i18n*/ "A field of dashes in which a bird is hidden." },
  broken: { alt: /*i18n*/ "A branch that broke in two over a field." },
  song: { alt: pictureAltTexts.song },
  seeds: { subject: "top", alt: /*i18n*/ "A seed head, five of its seeds carried off by the wind." },
  flight: { alt: /*i18n*/ "Nineteen birds cross the water, one of them orange." },
  feather: { alt: /*i18n*/ "One barred wing feather." },
  tally: { subject: "bottom", alt: /*i18n*/ "A bird on a stick with twelve notches, the last one orange." },
  branches: { alt: /*i18n*/ "A tree with five branches, the same bird on each, from large to small." },
  gape: { alt: pictureAltTexts.gape },
  dust: { alt: /*i18n*/ "A bird in a hollow in dusty ground, its wings raised. Dust flies up around it." },
  lamp: {
    alt: pictureAltTexts.lamp,
  },
  stones: { alt: pictureAltTexts.stones },
  sill: { alt: pictureAltTexts.sill },
  hatch: { alt: /*i18n*/ "A speckled egg with a crack all round, and an eye that looks out." },
  stump: { alt: /*i18n*/ "The stump of an old tree, many rings on it, and a young shoot." },
  reeds: { subject: "bottom", alt: pictureAltTexts.reeds },
  fledge: {
    alt: pictureAltTexts.fledge,
  },
  week: {
    alt: pictureAltTexts.week,
  },
  moult: {
    alt: /*i18n*/ "A bird with a wing of twelve feathers held up. One is orange and half grown, an old one lies below.",
  },
  tide: { alt: /*i18n*/ "Bird tracks lead down to the water and fade where it has been." },
  rolled: {
    alt: /*i18n*/ "A bird on two speckled eggs. A plain one has been rolled away from it, from a by way of b to c.",
  },
  hedge: {
    alt: /*i18n*/ "A letter with burrs on it, a hedge that has caught burrs, and behind it a letter without any.",
  },
  relay: {
    alt: /*i18n*/ "A hidden bird, a bird on a branch and three farther off. Dotted paths lead from each to the next; one leads back the same way.",
  },
  glean: {
    subject: "top",
    alt: pictureAltTexts.glean,
  },
  gleanName: { subject: "top", alt: /*i18n*/ "A bird over a field of dashes, one of them circled." },
  gleanYear: { subject: "top", alt: /*i18n*/ "A bird over a field with fewer dashes, two of them circled." },
  gleanAddress: { subject: "top", alt: /*i18n*/ "A bird over a field with few dashes left, three of them circled." },
  gleanCheck: {
    subject: "top",
    alt: /*i18n*/ "A bird at the end of a field. Of its dashes three are left, all circled.",
  },
  over: { width: 360, height: 240, alt: "" },
  sett: {
    alt: /*i18n*/ "Tunnels under a field, cut open. A dotted path goes in at a and comes out at c, one of three ways out.",
  },
  crossing: { width: 3200, height: 560, alt: /*i18n*/ "Nineteen birds cross the water, one of them orange." },
  feeding: {
    width: 3200,
    height: 560,
    alt: /*i18n*/ "A bird feeds its two young on the ground. Another bird flies towards them.",
  },
  bang: { alt: /*i18n*/ "A feather over a speckled egg, together an exclamation mark." },
  posts: { alt: /*i18n*/ "Three posts in the water. A bird is on the first." },
  hollow: { alt: /*i18n*/ "A bird looks out of a round hole in an old tree. Only its head can be seen." },
  chorus: { alt: /*i18n*/ "Two birds on two branches, their calls between them as strokes." },
  strangers: { alt: /*i18n*/ "Bird tracks, and beside them the paw prints of another animal." },
  fern: { subject: "ground", alt: /*i18n*/ "Ferns: three still rolled up, one of them orange." },
  rings: { alt: /*i18n*/ "Rain on water. Five drops have made rings." },
  roost: { alt: /*i18n*/ "Two birds on a branch in the rain, under a fern." },
  moons: { subject: "top", alt: /*i18n*/ "Twelve moons over a moor, the first orange." },
  web: { alt: /*i18n*/ "A web with drops of dew, one of them orange." },
  gate: { ...upright, alt: pictureAltTexts.gate },
  moths: { subject: "top", ...upright, alt: /*i18n*/ "Six moths on bark. One of them is circled." },
  cache: {
    subject: "bottom",
    ...upright,
    alt: /*i18n*/ "Six nuts in a store under the ground. A dotted path leads to it.",
  },
  cocoon: { ...upright, alt: /*i18n*/ "A cocoon that hangs from a twig by a thread." },
  fall: { subject: "top", ...upright, alt: /*i18n*/ "A branch with leaves. One has let go and drifts to the ground." },
  primrose: { ...upright, alt: /*i18n*/ "Evening primroses in flower. A moth flies towards them." },
  glow: { ...upright, alt: /*i18n*/ "Glow-worms in high grass. Two of them signal to each other." },
  cones: { ...upright, alt: /*i18n*/ "Three pine cones on a branch, each more open than the one before." },
  caps: { ...upright, alt: /*i18n*/ "Three mushrooms, small, middling and large." },
  mirror: { alt: pictureAltTexts.mirror },
  asleep: { subject: "bottom", alt: /*i18n*/ "A bird asleep on a branch, the sun high above it." },
  calling: { subject: "top", alt: /*i18n*/ "A bird calls, its bill wide open." },
  aloft: { subject: "top", alt: /*i18n*/ "A bird flies off over the heath, its wings held up." },
  brooding: { alt: /*i18n*/ "A bird from the front, on two speckled eggs." },
  clap: { subject: "top", alt: /*i18n*/ "A bird with both wings straight up." },
  lookBack: { alt: /*i18n*/ "A bird that looks back over its shoulder." },
  bedded: {
    ...small,
    alt: /*i18n*/ "A bird at rest in a field, in the colours of the field. An orange leaf beside it.",
  },
  brood: { subject: "bottom", ...small, alt: /*i18n*/ "A bird on the ground, three speckled eggs before it." },
  pegs: { ...small, alt: /*i18n*/ "Eight pegs in a row, the last one orange. A bird sits on them." },
  pace: { ...small, alt: /*i18n*/ "The tracks of two birds, side by side." },
  leaving: { ...small, alt: /*i18n*/ "A bird on a branch. A dotted path leads away from it." },
  bramble: { ...small, alt: /*i18n*/ "A bramble with thorns and four leaves, one of them orange." },
  skies: { ...small, alt: /*i18n*/ "One land, the sun over its left half and the moon over its right." },
  ways: { ...small, alt: /*i18n*/ "A bird on a branch. Four dotted paths lead to it." },
  twoWays: { ...small, alt: /*i18n*/ "A bird on a branch. Two dotted paths lead to it." },
  field: { width: 960, height: 690, alt: /*i18n*/ "Rows of dashes." },
  logStage: {
    ...stage,
    alt: /*i18n*/ "A long hollow log. A dotted path goes in at one end and comes out at the other.",
  },
  eggsStage: { ...stage, alt: /*i18n*/ "Two speckled eggs, and a plain one that has been rolled away from them." },
  drag: wide,
  taskbar: wide,
  pair: wide,
  heath: { width: 2400, height: 760, alt: /*i18n*/ "A heath under a low sun." },
  heathLog: {
    width: 960,
    height: 500,
    alt: /*i18n*/ "A hollow log. A dotted path goes in at one end and comes out at the other.",
  },
  heathTracks: { width: 960, height: 540, alt: /*i18n*/ "Bird tracks that fade." },
  heathEggs: {
    width: 720,
    height: 300,
    alt: /*i18n*/ "Two speckled eggs, and a plain one that has been rolled away from them.",
  },
  swept: {
    subject: "bottom",
    alt: /*i18n*/ "Sand that the wind has smoothed, without a track. A small feather lies on it.",
  },
} as const satisfies Record<string, Picture>;

export type IllustrationName = keyof typeof illustrations;

export const illustrationList: Readonly<Record<IllustrationName, Picture>> = illustrations;

/** The pictures that a page can end with: along the lower edge of its closing band, or over all of it, always in the dark theme's colours. */
export type EndingName = "perch" | "pines" | "rain" | "fern" | "water" | "ground";

/** The file name of an ending, in the same folder as the illustrations. */
export function endingFile(name: string): string {
  return `end-${name}`;
}
