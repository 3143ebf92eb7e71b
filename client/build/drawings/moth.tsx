import type { Pen } from "./palette.ts";
import { type Feathers, Plumage } from "./plumage.tsx";

const foreWing = "M160 92C178 60 226 30 286 22 300 20 306 30 300 42 286 76 262 104 236 120 208 132 178 126 160 116Z";
const hindWing = "M162 116C186 126 214 132 234 126 248 146 244 176 226 192 204 204 178 178 164 146Z";

const foreWingTracts: readonly Feathers[] = [
  {
    from: [166, 92, 200, 60, 240, 40, 300, 26],
    to: [164, 118, 200, 128, 240, 120, 262, 100],
    count: 6,
    width: 7,
    role: "bm",
    skip: 4,
    dash: ["3 6", "5 7", "3 8"],
  },
];

const hindWingTracts: readonly Feathers[] = [
  {
    from: [170, 126, 196, 134, 216, 136, 240, 132],
    to: [170, 150, 190, 186, 206, 198, 230, 196],
    count: 5,
    width: 6,
    role: "bm",
    skip: 3,
    dash: ["3 7", "4 6"],
  },
];

/** The thing that is looked for. One half is drawn and mirrored; field of 340 by 220 from -20, 0. */
export function Moth({ pen }: { pen: Pen }) {
  return (
    <>
      <defs>
        <clipPath id="moth-f">
          <path d={foreWing} />
        </clipPath>
        <clipPath id="moth-h">
          <path d={hindWing} />
        </clipPath>
        <g id="moth-half">
          <Half pen={pen} />
        </g>
      </defs>
      <use href="#moth-half" />
      <use href="#moth-half" transform="matrix(-1 0 0 1 300 0)" />
      <Trunk pen={pen} />
    </>
  );
}

function Half({ pen }: { pen: Pen }) {
  return (
    <>
      <path fill={pen("m0")} d={hindWing} />
      <path fill={pen("mw")} d={foreWing} />
      <g fill="none" clipPath="url(#moth-f)">
        <Plumage pen={pen} tracts={foreWingTracts} />
        <path
          stroke={pen("bd")}
          strokeWidth="4"
          d="M204 52C212 76 216 100 210 128M246 30C252 56 250 88 236 122"
          strokeDasharray="5 3"
        />
        <path stroke={pen("bp")} strokeWidth="5" d="M278 20C282 40 272 76 250 112" strokeDasharray="4 6" />
      </g>
      <g fill="none" clipPath="url(#moth-h)">
        <Plumage pen={pen} tracts={hindWingTracts} />
      </g>
      <path fill={pen("be0")} d="M221 78a11 11 0 1 0 22 0a11 11 0 1 0-22 0M199 160a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path fill={pen("be")} d="M226 78a6 6 0 1 0 12 0a6 6 0 1 0-12 0M202.5 160a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0" />
      <g fill="none" stroke={pen("ml")} strokeLinecap="round">
        <path strokeWidth="2.4" d="M161 92C178 60 226 30 286 22" />
        <path
          strokeWidth="2.2"
          d="M156 76C164 52 176 36 196 24M161 62l10 3M165 53l11 2M170 45l11 1M176 38l10-1M163 58l-6-7M168 48l-5-7M174 40l-3-7M181 33l-2-6"
        />
      </g>
    </>
  );
}

function Trunk({ pen }: { pen: Pen }) {
  return (
    <>
      <path fill={pen("ml")} d="M150 88C142 80 143 70 150 68 157 70 158 80 150 88Z" />
      <path
        fill={pen("mb")}
        d="M150 78C162 78 167 92 165 108 163 124 162 150 158 172 156 190 153 198 150 202 147 198 144 190 142 172 138 150 137 124 135 108 133 92 138 78 150 78Z"
      />
      <g fill="none" strokeLinecap="round">
        <path stroke={pen("bd")} strokeWidth="3" d="M139 132h22M140 145h20M141 158h18M143 171h14M146 184h8" />
        <path stroke={pen("bp")} strokeWidth="4" d="M141 98h18" strokeDasharray="4 7" />
      </g>
    </>
  );
}
