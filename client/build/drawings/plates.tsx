import type { ComponentType, ReactElement } from "react";
import type { ShownTheme } from "../../../src/contract/settings/theme.ts";
import { type Card, cardList } from "../../../src/render/card-list.ts";
import { type PlateName, plateList } from "../../components/plate-list.ts";
import * as bird from "./bird-plates.tsx";
import * as browser from "./browser-plates.tsx";
import { SocialCard } from "./card.tsx";
import * as company from "./company-more-plates.tsx";
import * as land from "./field-plates.tsx";
import * as ground from "./ground-plates.tsx";
import { Hide } from "./hide.tsx";
import { Landscape } from "./landscape.tsx";
import { type Pen, penOf } from "./palette.ts";
import * as pro from "./pro-plates.tsx";
import * as product from "./product-plates.tsx";
import * as scan from "./scan-plates.tsx";
import * as sett from "./sett-plate.tsx";

export type { PlateName };

type PlateFile = {
  width: number;
  height: number;
  alt: string;
  /** The whole file, in the colours of one sky. */
  draw: (sky: ShownTheme) => ReactElement;
};

const drawings: Record<PlateName, ComponentType<{ pen: Pen }>> = {
  moth: product.MothPlate,
  search: product.SearchPlate,
  browser: product.BrowserPlate,
  log: product.LogPlate,
  tracks: product.TracksPlate,
  eggs: product.EggsPlate,
  thousands: product.ThousandsPlate,
  perch: bird.PerchPlate,
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
  field: land.FieldPlate,
  glean: scan.GleanPlate,
  swept: scan.SweptPlate,
  sett: sett.SettPlate,
};

/**
 * What the build draws: two files each, `/art/<name>.dawn.svg` and `/art/<name>.dusk.svg`. The colours are written into
 * the shapes, so no style sheet, no policy and no colour scheme has a say in how they look.
 */
export const plates = Object.fromEntries(
  Object.entries(drawings).map(([name, Drawing]) => [
    name,
    { ...plateList[name as PlateName], draw: (sky: ShownTheme) => <Drawing pen={penOf(sky)} /> },
  ]),
) as Record<PlateName, PlateFile>;

/** The drawings that belong to no sky: pages place their pieces, in the colours of the page. */
export const inPieces: Readonly<Record<string, () => ReactElement>> = {
  landscape: () => <Landscape />,
  hide: () => <Hide />,
};

/** The social cards, by route: the same pictures beside the words of each page. */
export function socialCards(): readonly (readonly [string, ReactElement])[] {
  const pen = penOf("dawn");
  return Object.entries<Card>(cardList).map(([name, card]) => {
    const Drawing = drawings[card.plate];
    return [name, <SocialCard key={name} {...{ card, pen }} picture={<Drawing pen={pen} />} />];
  });
}
