import type { ComponentType, ReactElement } from "react";
import type { ShownTheme } from "../../../src/contract/settings/theme.ts";
import { cardList, type SharingCard } from "../../../src/render/card-list.ts";
import { type EndingName, endingFile, type IllustrationName } from "../../components/sections/illustration-list.ts";
import { SocialCard } from "./card.tsx";
import * as ending from "./endings.tsx";
import { Found, Hide, HideInRows } from "./hide.tsx";
import * as bird from "./illustrations/bird-illustrations.tsx";
import * as browser from "./illustrations/browser-illustrations.tsx";
import { CoatIllustration } from "./illustrations/coat-illustration.tsx";
import * as company from "./illustrations/company-more-illustrations.tsx";
import * as documents from "./illustrations/document-illustrations.tsx";
import { FeatherIllustration } from "./illustrations/feather-illustration.tsx";
import * as land from "./illustrations/field-illustrations.tsx";
import * as ground from "./illustrations/ground-illustrations.tsx";
import * as heath from "./illustrations/heath-illustrations.tsx";
import * as night from "./illustrations/night-illustrations.tsx";
import * as pose from "./illustrations/pose-illustrations.tsx";
import * as pro from "./illustrations/pro-illustrations.tsx";
import * as product from "./illustrations/product-illustrations.tsx";
import * as rain from "./illustrations/rain-illustrations.tsx";
import * as scan from "./illustrations/scan-illustrations.tsx";
import * as sett from "./illustrations/sett-illustrations.tsx";
import * as stage from "./illustrations/stage-illustrations.tsx";
import * as system from "./illustrations/system-illustrations.tsx";
import * as task from "./illustrations/task-illustrations.tsx";
import { WindowIllustration } from "./illustrations/window-illustration.tsx";
import * as wood from "./illustrations/wood-illustrations.tsx";
import * as young from "./illustrations/young-illustrations.tsx";
import { Landscape } from "./landscape.tsx";
import { type Pen, penOf } from "./palette.ts";

export type { IllustrationName };

type Drawing = ComponentType<{ pen: Pen; sky: ShownTheme }>;

/** The whole file, in the colours of one sky. */
type Draw = (sky: ShownTheme) => ReactElement;

const drawings: Record<IllustrationName, Drawing> = {
  moth: product.MothIllustration,
  window: WindowIllustration,
  search: product.SearchIllustration,
  browser: product.BrowserIllustration,
  log: product.LogIllustration,
  tracks: product.TracksIllustration,
  eggs: product.EggsIllustration,
  thousands: product.ThousandsIllustration,
  coat: CoatIllustration,
  rest: bird.RestIllustration,
  compare: bird.CompareIllustration,
  nest: ground.NestIllustration,
  empty: ground.EmptyIllustration,
  lost: bird.LostIllustration,
  broken: ground.BrokenIllustration,
  song: bird.SongIllustration,
  seeds: ground.SeedsIllustration,
  flight: ground.FlightIllustration,
  feather: FeatherIllustration,
  tally: task.TallyIllustration,
  branches: browser.BranchesIllustration,
  gape: browser.GapeIllustration,
  dust: browser.DustIllustration,
  lamp: browser.LampIllustration,
  stones: browser.StonesIllustration,
  sill: browser.SillIllustration,
  hatch: browser.HatchIllustration,
  stump: browser.StumpIllustration,
  reeds: browser.ReedsIllustration,
  fledge: company.FledgeIllustration,
  week: company.WeekIllustration,
  moult: company.MoultIllustration,
  tide: pro.TideIllustration,
  rolled: pro.RolledIllustration,
  hedge: pro.HedgeIllustration,
  relay: pro.RelayIllustration,
  bedded: documents.BeddedIllustration,
  brood: documents.BroodIllustration,
  pegs: documents.PegsIllustration,
  pace: documents.PaceIllustration,
  leaving: documents.LeavingIllustration,
  bramble: documents.BrambleIllustration,
  skies: documents.SkiesIllustration,
  ways: documents.WaysIllustration,
  twoWays: documents.TwoWaysIllustration,
  field: land.FieldIllustration,
  logStage: stage.LogStage,
  eggsStage: stage.EggsStage,
  heath: heath.HeathIllustration,
  heathLog: heath.HeathLog,
  heathTracks: heath.HeathTracks,
  heathEggs: heath.HeathEggs,
  crossing: land.CrossingIllustration,
  feeding: young.FeedingIllustration,
  bang: land.BangIllustration,
  posts: land.PostsIllustration,
  hollow: wood.HollowIllustration,
  chorus: wood.ChorusIllustration,
  strangers: wood.StrangersIllustration,
  fern: wood.FernIllustration,
  rings: rain.RingsIllustration,
  roost: rain.RoostIllustration,
  moons: rain.MoonsIllustration,
  web: rain.WebIllustration,
  glean: scan.GleanIllustration,
  gleanName: scan.GleanName,
  gleanYear: scan.GleanYear,
  gleanAddress: scan.GleanAddress,
  gleanCheck: scan.GleanCheck,
  over: scan.OverIllustration,
  swept: scan.SweptIllustration,
  sett: sett.SettIllustration,
  gate: task.GateIllustration,
  moths: task.MothsIllustration,
  cache: task.CacheIllustration,
  cocoon: task.CocoonIllustration,
  fall: task.FallIllustration,
  primrose: night.PrimroseIllustration,
  glow: night.GlowIllustration,
  cones: night.ConesIllustration,
  caps: night.CapsIllustration,
  mirror: night.MirrorIllustration,
  drag: system.DragIllustration,
  taskbar: system.TaskbarIllustration,
  pair: system.PairIllustration,
  asleep: pose.AsleepIllustration,
  calling: pose.CallIllustration,
  aloft: pose.AloftIllustration,
  brooding: pose.BroodingIllustration,
  clap: pose.ClapIllustration,
  lookBack: pose.BackIllustration,
};

const endings: Record<EndingName, Drawing> = {
  perch: bird.PerchIllustration,
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
export function illustrations(): readonly (readonly [name: string, draw: Draw])[] {
  const named = Object.entries(endings).map(([name, drawn]) => [endingFile(name), drawn] as const);
  const plain = [...Object.entries(drawings), ...named].map(
    ([name, Drawn]) => [name, (sky: ShownTheme) => <Drawn pen={penOf(sky)} sky={sky} />] as const,
  );
  return [...plain, ["hide", (sky) => <HideInRows sky={sky} />]];
}

/** The drawings that belong to no sky: pages place their pieces, in the colours of the page, or they look the same in both. */
export const inPieces: Readonly<Record<string, () => ReactElement>> = {
  landscape: () => <Landscape />,
  hide: () => <Hide />,
  found: () => <Found />,
};

/** The social cards, by route: the same pictures beside the words of each page. */
export function socialCards(): readonly (readonly [string, ReactElement])[] {
  const pen = penOf("light");
  return Object.entries<SharingCard>(cardList).map(([name, card]) => {
    const Drawing = drawings[card.illustration];
    return [name, <SocialCard key={name} {...{ card, pen }} picture={<Drawing pen={pen} sky="light" />} />];
  });
}
