import type { Pen } from "./palette.ts";
import { type Feathers, Plumage } from "./plumage.tsx";

const wing =
  "M328 122C352 100 384 84 420 84 452 70 506 58 552 66 592 74 622 94 640 124 616 116 590 118 566 124 520 142 462 168 410 178 374 184 346 182 328 190Z";
const tail = "M298 200C296 250 288 312 280 356 304 368 336 368 360 356 352 312 344 250 342 200Z";
const trunk =
  "M288 112C296 102 344 102 352 112 360 140 358 176 350 200 344 222 334 240 320 250 306 240 296 222 290 200 282 176 280 140 288 112Z";
const head =
  "M354 132C364 104 352 72 324 62 302 55 279 64 270 82 262 85 252 88 245 94 241 98 242 103 246 103 254 101 262 103 269 105 273 118 284 128 296 134Z";

const trunkTracts: readonly Feathers[] = [
  {
    from: [284, 124, 284, 160, 292, 200, 312, 250],
    to: [356, 124, 356, 160, 348, 200, 328, 250],
    count: 8,
    width: 6,
    role: "bm",
    skip: 3,
    dash: ["3 6"],
  },
];

const wingTracts: readonly Feathers[] = [
  {
    from: [326, 118, 400, 82, 510, 52, 642, 122],
    to: [326, 190, 400, 192, 500, 160, 622, 120],
    count: 9,
    width: 8,
    role: "bm",
    skip: 5,
    dash: ["6 8 3 9", "9 10 5 7", "4 7 8 11"],
  },
  {
    from: [328, 121, 400, 79, 512, 50, 640, 122],
    to: [328, 140, 400, 102, 512, 70, 634, 120],
    count: 3,
    width: 4,
    role: "bd",
    dash: ["14 7 5 6", "9 8"],
  },
];

const tailTracts: readonly Feathers[] = [
  {
    from: [302, 206, 298, 250, 290, 300, 282, 364],
    to: [338, 206, 342, 250, 350, 300, 358, 364],
    count: 5,
    width: 9,
    role: "bm",
    skip: 4,
    dash: ["5 8", "6 9"],
  },
];

const headTracts: readonly Feathers[] = [
  {
    from: [262, 86, 284, 56, 330, 50, 362, 100],
    to: [300, 84, 312, 78, 334, 84, 346, 128],
    count: 5,
    width: 5,
    role: "bm",
    skip: 4,
    dash: ["5 4 3 5", "4 5"],
  },
  {
    from: [276, 116, 296, 126, 316, 126, 336, 118],
    to: [290, 132, 306, 138, 324, 138, 350, 130],
    count: 3,
    width: 4.5,
    role: "bm",
    skip: 3,
    dash: ["3 5"],
  },
];

/** The nightjar hawking: from below, wings long and pointed, the head turned to what it hunts. Field of 640 by 330 from 0, 44. */
export function Fly({ pen }: { pen: Pen }) {
  return (
    <>
      <defs>
        {Object.entries({ wing, tail, trunk, head }).map(([name, d]) => (
          <clipPath key={name} id={`fly-${name}`}>
            <path d={d} />
          </clipPath>
        ))}
        <g id="fly-half">
          <Wing pen={pen} />
        </g>
      </defs>
      <use href="#fly-half" />
      <use href="#fly-half" transform="matrix(-1 0 0 1 640 0)" />
      <Tail pen={pen} />
      <path fill={pen("b0")} d={trunk} />
      <g fill="none" clipPath="url(#fly-trunk)">
        <Plumage pen={pen} tracts={trunkTracts} />
      </g>
      <Head pen={pen} />
    </>
  );
}

function Wing({ pen }: { pen: Pen }) {
  return (
    <>
      <path fill={pen("bw")} d={wing} />
      <g fill="none" clipPath="url(#fly-wing)">
        <Plumage pen={pen} tracts={wingTracts} />
        <path stroke={pen("bp")} strokeWidth="11" d="M562 66L552 130" />
      </g>
      <path
        fill="none"
        stroke={pen("bd")}
        strokeWidth="1.8"
        d="M400 176C480 160 550 130 618 114M380 181C450 174 520 146 588 118M340 186C400 190 470 170 530 140"
      />
    </>
  );
}

function Tail({ pen }: { pen: Pen }) {
  return (
    <>
      <path fill={pen("bw")} d={tail} />
      <g fill="none" clipPath="url(#fly-tail)">
        <Plumage pen={pen} tracts={tailTracts} />
        <path stroke={pen("bp")} strokeWidth="10" d="M274 346l26 14M366 346l-26 14" />
      </g>
    </>
  );
}

function Head({ pen }: { pen: Pen }) {
  return (
    <>
      <path fill={pen("b0")} d={head} />
      <g fill="none" clipPath="url(#fly-head)">
        <Plumage pen={pen} tracts={headTracts} />
        <path stroke={pen("bd")} strokeWidth="3" d="M272 80C290 60 326 54 348 82" strokeDasharray="10 5 6 4" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path stroke={pen("bp")} strokeWidth="4.5" d="M274 111C288 118 304 118 318 110" />
        <path stroke={pen("bd")} strokeWidth="2" d="M250 99C264 100 276 102 292 103" />
        <path
          stroke={pen("bd")}
          strokeWidth="1.3"
          d="M260 101C256 107 252 110 248 113M267 103C264 109 261 113 258 116"
        />
      </g>
      <path
        fill={pen("bd")}
        d="M240 101C243 93 256 86 270 83 271 90 266 96 258 98 250 99 246 102 244 106 241 106 240 104 240 101Z"
      />
      <path fill={pen("be0")} d="M288 88a12.5 11.5 0 1 0 25 0a12.5 11.5 0 1 0-25 0" />
      <path fill={pen("be")} d="M291 88.5a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0" />
      <circle fill={pen("glint")} cx="297" cy="85" r="2.6" />
    </>
  );
}
