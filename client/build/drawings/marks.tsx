import type { ReactNode } from "react";
import { brandName } from "../../../src/contract/brand/brand-name.ts";
import { colours } from "../../../src/contract/theme/colours.ts";
import {
  head,
  headEye,
  headPlumage,
  markEye,
  markPlumage,
  silhouette,
} from "../../../src/contract/theme/silhouette.ts";
import { type Logo, logoSizes } from "../../../src/render/logo-list.ts";

const [inkDark, inkLight] = colours.ink;
const [night] = colours.night;
const accent = colours.accent[1];

/** The head alone, for a browser's tab. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">
      <HeadMark />
    </svg>
  );
}

export function HeadMark() {
  return (
    <>
      <rect width="64" height="64" rx="15" fill={night} />
      <Head />
    </>
  );
}

function Head() {
  return (
    <>
      <path fill={inkLight} d={head} />
      <circle {...headEye} fill={colours.background[1]} stroke={accent} />
      <path fill="none" stroke={night} strokeWidth={3} strokeLinecap="round" d={headPlumage} />
    </>
  );
}

/** The app's icon, filled to its edges: the system that shows it rounds its corners. */
export function AppIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">
      <path fill={night} d="M0 0H64V64H0Z" />
      <Head />
    </svg>
  );
}

function Plumage({ colour }: { colour: string }) {
  return (
    <path fill="none" stroke={colour} strokeWidth="15" strokeLinecap="round" strokeDasharray="52 30" d={markPlumage} />
  );
}

/** The name in outlines, so that a printer needs no font: path data from the start of its baseline, and its width. */
export interface NameOutline {
  readonly d: string;
  readonly width: number;
}

/** A logo as a file of its own. */
export function LogoFile({ logo: { form, ground }, outline }: { logo: Logo; outline: NameOutline }) {
  const [width, height] = logoSizes[form];
  const box = form === "mark" ? `40 48 ${width} ${height}` : `0 0 ${width} ${height}`;
  const ink = ground === "light" ? inkDark : inkLight;
  const drawings: Readonly<Record<Logo["form"], ReactNode>> = {
    icon: (
      <g transform="scale(8)">
        <HeadMark />
      </g>
    ),
    mark: <Mark ink={ink} />,
    name: <Name ink={ink} outline={outline} at={40} room={width - 40} />,
    logo: (
      <>
        <g transform="translate(40 40) scale(3.75)">
          <HeadMark />
        </g>
        <Name ink={ink} outline={outline} at={320} room={width - 320} />
      </>
    ),
  };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={box} width={width} height={height}>
      <title>{brandName}</title>
      {drawings[form]}
    </svg>
  );
}

/** The bird in one colour; what lies behind shows through its eye and plumage. */
function Mark({ ink }: { ink: string }) {
  return (
    <>
      <mask id="cut" maskUnits="userSpaceOnUse" x="52" y="56" width="912" height="236">
        <path fill="white" d="M52 56H964V292H52Z" />
        <path fill="black" d={markEye} />
        <Plumage colour="black" />
      </mask>
      <path fill={ink} mask="url(#cut)" d={silhouette} />
    </>
  );
}

/** The name on the baseline at y = 236, scaled down if it is wider than `room`. */
function Name({ ink, outline, at, room }: { ink: string; outline: NameOutline; at: number; room: number }) {
  const scale = Math.min(1, room / outline.width);
  const fitted = scale < 1 ? ` scale(${scale.toFixed(3)})` : "";
  return <path fill={ink} transform={`translate(${at} 236)${fitted}`} d={outline.d} />;
}
