import type { ComponentType, ReactElement } from "react";
import type { ShownTheme } from "../../../src/contract/settings/theme.ts";
import { type Card, cardList } from "../../../src/render/card-list.ts";
import { type EndingName, endingFile, type PlateName } from "../../components/plate-list.ts";
import * as bird from "./bird-plates.tsx";
import * as browser from "./browser-plates.tsx";
import { SocialCard } from "./card.tsx";
import * as company from "./company-more-plates.tsx";
import * as documents from "./document-plates.tsx";
import * as ending from "./endings.tsx";
import * as land from "./field-plates.tsx";
import * as ground from "./ground-plates.tsx";
import { Hide, HideInRows } from "./hide.tsx";
import { Landscape } from "./landscape.tsx";
import * as night from "./night-plates.tsx";
import { type Pen, penOf } from "./palette.ts";
import * as pro from "./pro-plates.tsx";
import * as product from "./product-plates.tsx";
import * as rain from "./rain-plates.tsx";
import * as scan from "./scan-plates.tsx";
import * as sett from "./sett-plate.tsx";
import * as stage from "./stage-plates.tsx";
import * as task from "./task-plates.tsx";
import * as wood from "./wood-plates.tsx";

export type { PlateName };

type Drawing = ComponentType<{ pen: Pen }>;

/** The whole file, in the colours of one sky. */
type Draw = (sky: ShownTheme) => ReactElement;

const drawings: Record<PlateName, Drawing> = {
  moth: product.MothPlate,
  search: product.SearchPlate,
  browser: product.BrowserPlate,
  log: product.LogPlate,
  tracks: product.TracksPlate,
  eggs: product.EggsPlate,
  thousands: product.ThousandsPlate,
  rest: bird.RestPlate,
  compare: bird.ComparePlate,
  nest: ground.NestPlate,
  empty: ground.EmptyPlate,
  lost: bird.LostPlate,
  broken: ground.BrokenPlate,
  song: bird.SongPlate,
  seeds: ground.SeedsPlate,
  flight: ground.FlightPlate,
  feather: ground.FeatherPlate,
  tally: task.TallyPlate,
  branches: browser.BranchesPlate,
  gape: browser.GapePlate,
  dust: browser.DustPlate,
  lamp: browser.LampPlate,
  stones: browser.StonesPlate,
  sill: browser.SillPlate,
  hatch: browser.HatchPlate,
  stump: browser.StumpPlate,
  reeds: browser.ReedsPlate,
  fledge: company.FledgePlate,
  week: company.WeekPlate,
  moult: company.MoultPlate,
  tide: pro.TidePlate,
  rolled: pro.RolledPlate,
  hedge: pro.HedgePlate,
  relay: pro.RelayPlate,
  bedded: documents.BeddedPlate,
  brood: documents.BroodPlate,
  pegs: documents.PegsPlate,
  pace: documents.PacePlate,
  leaving: documents.LeavingPlate,
  bramble: documents.BramblePlate,
  skies: documents.SkiesPlate,
  ways: documents.WaysPlate,
  field: land.FieldPlate,
  logStage: stage.LogStage,
  tracksStage: stage.TracksStage,
  eggsStage: stage.EggsStage,
  crossing: land.CrossingPlate,
  bang: land.BangPlate,
  posts: land.PostsPlate,
  hollow: wood.HollowPlate,
  chorus: wood.ChorusPlate,
  strangers: wood.StrangersPlate,
  fern: wood.FernPlate,
  rings: rain.RingsPlate,
  roost: rain.RoostPlate,
  moons: rain.MoonsPlate,
  web: rain.WebPlate,
  glean: scan.GleanPlate,
  gleanName: scan.GleanName,
  gleanYear: scan.GleanYear,
  gleanAddress: scan.GleanAddress,
  gleanCheck: scan.GleanCheck,
  over: scan.OverPlate,
  swept: scan.SweptPlate,
  sett: sett.SettPlate,
  gate: task.GatePlate,
  moths: task.MothsPlate,
  cache: task.CachePlate,
  cocoon: task.CocoonPlate,
  fall: task.FallPlate,
  primrose: night.PrimrosePlate,
  glow: night.GlowPlate,
  cones: night.ConesPlate,
  caps: night.CapsPlate,
  mirror: night.MirrorPlate,
};

const endings: Record<EndingName, Drawing> = {
  perch: bird.PerchPlate,
  pines: ending.PinesEnding,
  rain: ending.RainEnding,
  fern: ending.FernEnding,
  water: ending.WaterEnding,
  ground: ending.GroundEnding,
};

/**
 * What the build draws: two files each, `/art/<name>.light.svg` and `/art/<name>.dark.svg`. The colours are written into
 * the shapes, so no style sheet, no policy and no colour scheme has a say in how they look.
 */
export function plates(): readonly (readonly [name: string, draw: Draw])[] {
  const named = Object.entries(endings).map(([name, drawn]) => [endingFile(name), drawn] as const);
  const plain = [...Object.entries(drawings), ...named].map(
    ([name, Drawn]) => [name, (sky: ShownTheme) => <Drawn pen={penOf(sky)} />] as const,
  );
  return [...plain, ["hide", (sky) => <HideInRows sky={sky} />]];
}

/** The drawings that belong to no sky: pages place their pieces, in the colours of the page. */
export const inPieces: Readonly<Record<string, () => ReactElement>> = {
  landscape: () => <Landscape />,
  hide: () => <Hide />,
};

/** The social cards, by route: the same pictures beside the words of each page. */
export function socialCards(): readonly (readonly [string, ReactElement])[] {
  const pen = penOf("light");
  return Object.entries<Card>(cardList).map(([name, card]) => {
    const Drawing = drawings[card.plate];
    return [name, <SocialCard key={name} {...{ card, pen }} picture={<Drawing pen={pen} />} />];
  });
}
