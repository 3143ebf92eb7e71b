import type { ShownTheme } from "../../../../src/contract/settings/theme.ts";
import { setUps } from "../../../../src/product/protections.ts";
import { Bird, BirdDefs } from "../bird.tsx";
import { between, handOf, round, tenth } from "../hand.ts";
import { field, pines, row } from "../land.tsx";
import { birdLost, birdSeen, type PaletteRole, type Pen, penOf } from "../palette.ts";
import { Key, Sheet } from "../sheet.tsx";
import { Patches, WhatIsSeen } from "./coat-illustration.tsx";

/** The closing band: wide enough for any screen, so that the branch leaves the frame on both sides. */
export function PerchIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={3200} height={250}>
      <g transform="translate(960)">
        <BirdDefs pen={pen} />
        <path
          fill={pen("a-branch")}
          d="M-1000 240L-400 226C-100 214 300 222 620 212S1100 176 1700 118L2400 40V84L1700 150C1400 186 1180 214 900 226S100 246-400 250H-1000Z"
        />
        <g stroke={pen("a-bark")} strokeWidth="2.6" strokeLinecap="round">
          <path d="M-900 242C-300 226 500 232 800 218S1300 176 2300 66" strokeDasharray="30 18 8 42 44 16 14 60" />
          <path d="M-900 247C-320 238 620 240 860 224S1320 184 2300 74" strokeDasharray="12 36 38 50 6 14" />
          <path d="M-900 236C-300 222 420 226 720 214S1240 176 2300 58" strokeDasharray="22 70 9 40 34 90" />
        </g>
        <Bird x={560} y={42} width={680} height={174} transform="rotate(-4 900 130)" />
      </g>
    </Sheet>
  );
}

/** Journeys: the bird at rest beside a form. */
export function RestIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={440} height={250}>
      <BirdDefs pen={pen} />
      <path fill={pen("a-far")} d="M0 158C130 146 300 166 440 150V250H0Z" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2"
        transform="translate(0 158)"
        d={pines(handOf(61), 440, [24, 66], 24)}
      />
      <path fill={pen("a-near")} d="M0 196C120 184 300 204 440 190V250H0Z" />
      <g strokeLinecap="round" strokeWidth="3">
        <path stroke={pen("a-d2")} d="M0 212H440" strokeDasharray="22 14 8 18 30 12" />
        <path stroke={pen("a-d1")} d="M0 226H440" strokeDasharray="10 20 28 14" />
        <path stroke={pen("a-d3")} d="M0 240H440" strokeDasharray="26 22 8 16" />
      </g>
      <path fill={pen("a-branch")} d="M-10 186C120 176 300 176 450 156V172C320 190 130 192-10 200Z" />
      <Bird x={34} y={84} width={372} height={95} transform="rotate(-3 220 140)" />
    </Sheet>
  );
}

/** How we compare: the same bird once for each kind of product, which leaves more or less of it in sight. */
export function CompareIllustration({ pen, sky }: { pen: Pen; sky: ShownTheme }) {
  const hand = handOf(71);
  const places = setUps.map(({ key }, index) => ({ key, x: 150 + 60 * (index % 2), y: 2 + 84 * index }));
  return (
    <Sheet width={640} height={460}>
      <rect fill={pen("a-near")} width="640" height="460" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 14, step: 12.8, rows: 35, sway: 5, count: 6, dash: [8, 34], gap: [12, 40] },
          width: () => 3,
          roles: ["a-d1", "a-d3", "a-d1", "a-d3"],
        })}
      </g>
      <BirdDefs pen={penOf(sky, birdLost)} id="lost" />
      <BirdDefs pen={penOf(sky, birdSeen)} id="seen" />
      <defs>
        <Patches />
      </defs>
      {places.map(({ key, x, y }) => (
        <g key={key} transform={`translate(${x} ${y}) scale(.34)`}>
          <Bird id="lost" x={30} y={50} width={940} height={240} />
          <WhatIsSeen of={key}>
            <Bird id="seen" x={30} y={50} width={940} height={240} />
          </WhatIsSeen>
        </g>
      ))}
      {places.map(({ key, y }, index) => (
        <Key key={key} pen={pen} at={[70, y + 58]} letter={"abcde".charAt(index)} />
      ))}
    </Sheet>
  );
}

/** Not found: a field, and in it a bird that can only be found when one looks. */
export function LostIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(101);
  const hidden: Partial<Record<PaletteRole, PaletteRole>> = {
    ...{ b0: "a-near", bw: "a-near", bm: "a-d1", bd: "a-d1", bp: "a-d3", be0: "a-d1" },
  };
  const roles: readonly PaletteRole[] = ["a-d1", "a-d2", "a-d1", "a-d3"];
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={(role) => pen(hidden[role] ?? role)} />
      <rect fill={pen("a-near")} width="640" height="460" />
      {field(hand, pen, {
        ...{ top: 10, step: 13, rows: 35, sway: 7, count: 6, dash: [7, 34], gap: [8, 30] },
        width: (index) => 3.2 + index * 0.08,
        roles,
      })}
      <Bird x={236} y={226} width={350} height={90} transform="rotate(-2 400 270)" />
      {[238, 262, 282, 300, 318].map((y, index) =>
        row(hand, pen(roles[index % 4] ?? "a-d1"), {
          ...{ y, sway: 5, width: 4, count: 6, dash: [7, 28], gap: [30, 80] },
        }),
      )}
    </Sheet>
  );
}

/** Sound as a naturalist writes it down: a churr is one note, some forty times a second. */
export function SongIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(121);
  const [count, fading] = [105, 6];
  const notes = Array.from({ length: count }, (_, index) => {
    const x = 38 + index * 5.4;
    const swell = (0.5 + 0.5 * Math.sin(index / 7)) * (index > count - fading ? 0.4 : 1);
    const reach = 10 + 46 * swell + between(hand, 0, 12);
    return `M${tenth(x)} ${round(128 - reach)}v${round(reach * 1.7)}`;
  });
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <g stroke={pen("ink-soft")} strokeWidth="1.25" opacity=".5">
        <path d="M32 32V204H608" />
        <path d="M32 62H608M32 97H608M32 132H608M32 167H608" strokeDasharray="2 7" />
      </g>
      <path stroke={pen("bm")} strokeWidth="3" strokeLinecap="round" d={notes.slice(0, -fading).join("")} />
      <path stroke={pen("accent")} strokeWidth="3" strokeLinecap="round" d={notes.slice(-fading).join("")} />
      <path fill={pen("a-near")} d="M0 378C160 362 420 392 640 370V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 392, step: 15, rows: 5, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: (index) => 2.6 + index * 0.3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <path fill={pen("a-branch")} d="M-10 344C160 330 420 336 650 300V320C430 352 180 350-10 366Z" />
      <Bird x={40} y={228} width={420} height={107} transform="translate(500) scale(-1 1) rotate(3 250 290)" />
    </Sheet>
  );
}
