/** The nightjar as it does something: the same head, trunk and feathers as at rest, put together otherwise. In units of the bird at rest, 1000 by 300. */
import type { ReactNode } from "react";
import { foldedWing } from "../../../src/contract/theme/silhouette.ts";
import { Face, HeadSpots, headTracts, lowerTracts, mantleTracts, WingSpots, wingTracts } from "./bird.tsx";
import type { Hand } from "./hand.ts";
import { Egg } from "./illustrations/product-illustrations.tsx";
import type { PaletteRole, Pen } from "./palette.ts";
import { type Feathers, Plumage } from "./plumage.tsx";

const trunk =
  "M150 196C146 132 212 84 292 86 320 90 346 97 372 102 460 114 560 138 650 164 700 180 740 190 776 198 830 210 890 220 938 230 952 233 957 244 955 257 953 270 946 278 932 278 870 278 800 275 730 273 620 277 520 284 430 278 310 272 164 268 150 196Z";
const head =
  "M60 149C66 143 74 139 85 137 88 114 108 92 148 80 190 69 238 69 280 83 322 98 342 140 328 182 314 222 250 240 182 222 152 202 118 186 98 172 82 166 68 160 60 149Z";
/** With the bill open: the throat comes down with the lower half of it. */
const openHead =
  "M60 149C66 143 74 139 85 137 88 114 108 92 148 80 190 69 238 69 280 83 322 98 342 140 328 182 312 236 226 256 166 244 128 238 96 228 74 214 82 194 74 164 60 149Z";

/** The back of the head, which at rest is one with the mantle. */
const napeTracts: readonly Feathers[] = [
  {
    from: [226, 76, 268, 98, 276, 160, 226, 226],
    to: [300, 82, 342, 112, 344, 176, 290, 218],
    count: 7,
    width: 5.5,
    role: "bm",
    skip: 4,
    dash: ["6 6 3 7", "4 5 7 6", "5 8 3 5"],
  },
];

interface PartProps {
  readonly pen: Pen;
  /** Unlike the ids of other parts in the same file. */
  readonly id: string;
  readonly d: string;
  readonly ink: PaletteRole;
  readonly tracts: readonly Feathers[];
  readonly children?: ReactNode;
}

/** A part of a bird: its outline, and feathers cut to it. */
export function Part({ pen, id, d, ink, tracts, children }: PartProps) {
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <path fill={pen(ink)} d={d} />
      <g clipPath={`url(#${id})`} fill="none">
        <Plumage pen={pen} tracts={tracts} />
        {children}
      </g>
    </>
  );
}

/** All of the bird behind its head. */
export function Trunk({ pen }: { pen: Pen }) {
  return (
    <>
      <Part pen={pen} id="trunk" d={trunk} ink="b0" tracts={[...lowerTracts, ...mantleTracts]} />
      <Part pen={pen} id="folded" d={foldedWing} ink="bw" tracts={wingTracts} />
      <g fill="none" stroke={pen("bp")} strokeLinecap="round">
        <WingSpots />
      </g>
    </>
  );
}

interface HeadProps {
  readonly pen: Pen;
  /** Asleep it has its eye shut, calling its bill open. */
  readonly as?: "awake" | "asleep" | "calling";
  readonly transform?: string;
}

export function Head({ pen, as = "awake", transform }: HeadProps) {
  const isCalling = as === "calling";
  return (
    <g transform={transform}>
      <Part pen={pen} id="head" d={isCalling ? openHead : head} ink="b0" tracts={[...headTracts, ...napeTracts]}>
        {isCalling && (
          <>
            <path
              fill={pen("a-hole")}
              d="M56 148C90 152 120 152 150 148 140 180 112 210 70 220 78 196 72 166 56 148Z"
            />
            <path
              fill={pen("a-other")}
              d="M90 168C110 170 124 168 138 162 130 182 112 198 88 208 92 194 92 180 90 168Z"
            />
          </>
        )}
      </Part>
      {isCalling ? (
        <path
          fill="none"
          stroke={pen("bp")}
          strokeWidth="9"
          strokeLinecap="round"
          d="M128 218C160 232 200 232 236 216"
        />
      ) : (
        <g fill="none" stroke={pen("bp")} strokeLinecap="round">
          <HeadSpots />
        </g>
      )}
      <Face pen={pen} />
      {as === "asleep" && (
        <>
          <ellipse fill={pen("b0")} cx="150" cy="121" rx="28" ry="25" />
          <path
            fill="none"
            stroke={pen("bd")}
            strokeWidth="5"
            strokeLinecap="round"
            d="M124 120C134 134 164 136 177 120M134 133l-4 8M150 137v9M166 133l4 8"
          />
          <path
            fill="none"
            stroke={pen("bm")}
            strokeWidth="5"
            d="M126 106C140 98 160 98 174 108"
            strokeDasharray="6 5"
          />
        </>
      )}
    </g>
  );
}

/** Held up over the back: from the shoulder at 380, 150 to its tip at 470, -290. */
const raised =
  "M282 132C262 60 292-90 388-228 412-262 442-300 466-300 482-296 486-262 490-220 506-120 520-10 506 70 498 116 480 150 452 176 392 190 312 172 282 132Z";
const raisedTracts: readonly Feathers[] = [
  {
    from: [290, 140, 270, 30, 330, -120, 462, -298],
    to: [470, 160, 520, 60, 510, -120, 474, -290],
    count: 8,
    width: 12,
    role: "bm",
    skip: 7,
    dash: ["9 12 5 13", "12 11 6 14", "6 12 9 10"],
  },
  {
    from: [330, 150, 320, 40, 370, -110, 464, -290],
    to: [450, 164, 496, 60, 496, -110, 472, -280],
    count: 5,
    width: 2,
    role: "bd",
    dash: ["none"],
  },
  {
    from: [284, 126, 268, 40, 320, -100, 440, -280],
    to: [310, 140, 292, 50, 336, -90, 446, -270],
    count: 3,
    width: 6,
    role: "bd",
    dash: ["7 11", "9 9"],
  },
];

/** The far one is darker. */
export function RaisedWing({ pen, far = false, transform }: { pen: Pen; far?: boolean; transform?: string }) {
  return (
    <g transform={transform}>
      <Part pen={pen} id={far ? "far" : "near"} d={raised} ink={far ? "a-bark" : "bw"} tracts={far ? [] : raisedTracts}>
        <path stroke={pen("bp")} strokeWidth="26" strokeLinecap="round" d="M392-150C420-146 450-150 474-160" />
      </Part>
    </g>
  );
}

/** The bird from the front, its belly raised over the eggs. */
const dome =
  "M104 410C96 332 146 262 214 234 240 194 280 178 320 178S400 194 426 234C494 262 544 332 536 410 500 424 456 424 424 416 392 400 352 394 320 394S248 400 216 416C184 424 140 424 104 410Z";
const side = "M214 236C146 262 96 332 104 410 140 424 184 424 216 416 190 360 190 296 214 236Z";
const sideTracts: readonly Feathers[] = [
  {
    from: [206, 240, 136, 270, 104, 330, 110, 412],
    to: [210, 250, 186, 300, 186, 360, 212, 416],
    count: 7,
    width: 8,
    role: "bm",
    skip: 6,
    dash: ["8 9 4 11", "10 11 5 8", "5 10 8 12"],
  },
  {
    from: [206, 240, 136, 270, 104, 330, 110, 412],
    to: [210, 250, 176, 300, 176, 360, 202, 416],
    count: 5,
    width: 1.8,
    role: "bd",
    dash: ["none"],
  },
];
const breastTracts: readonly Feathers[] = [
  {
    from: [206, 316, 270, 346, 370, 346, 434, 316],
    to: [200, 420, 270, 390, 370, 390, 440, 420],
    count: 6,
    width: 8,
    role: "bm",
    skip: 3,
    dash: ["3 7", "3.5 6.5", "3 8"],
  },
  {
    from: [250, 200, 290, 176, 350, 176, 390, 200],
    to: [216, 290, 280, 226, 360, 226, 424, 290],
    count: 6,
    width: 6,
    role: "bm",
    skip: 4,
    dash: ["6 7 3 8", "4 6 8 5"],
  },
  {
    from: [288, 186, 308, 178, 332, 178, 352, 186],
    to: [280, 220, 304, 212, 336, 212, 360, 220],
    count: 3,
    width: 5,
    role: "bd",
    dash: ["9 8 14 7"],
  },
];

/** Over two eggs, in units of an illustration of 640 by 460. */
export function Brooding({ pen, hand }: { pen: Pen; hand: Hand }) {
  return (
    <>
      <ellipse fill={pen("a-branch")} opacity=".55" cx="320" cy="416" rx="232" ry="26" />
      <Egg pen={pen} hand={hand} transform="translate(276 402) rotate(-58) scale(.72)" />
      <Egg pen={pen} hand={hand} transform="translate(366 404) rotate(52) scale(.72)" />
      <Part pen={pen} id="dome" d={dome} ink="b0" tracts={breastTracts} />
      <Part pen={pen} id="side" d={side} ink="bw" tracts={sideTracts} />
      <g transform="matrix(-1 0 0 1 640 0)">
        <Part pen={pen} id="other-side" d={side} ink="bw" tracts={sideTracts} />
      </g>
      <FrontFace pen={pen} />
    </>
  );
}

function FrontFace({ pen }: { pen: Pen }) {
  return (
    <>
      {[252, 388].map((x) => (
        <g key={x}>
          <circle fill={pen("be0")} cx={x} cy="256" r="26" />
          <circle fill={pen("be")} cx={x} cy="257" r="21" />
          <circle fill={pen("glint")} cx={x - 7} cy="249" r="5" />
        </g>
      ))}
      <g stroke={pen("bd")} strokeLinecap="round">
        <path strokeWidth="3.6" d="M226 244C236 230 268 228 280 246M414 244C404 230 372 228 360 246" />
        <path
          strokeWidth="1.8"
          d="M304 284C292 286 280 292 272 300M306 290C298 294 290 302 286 310M336 284C348 286 360 292 368 300M334 290C342 294 350 302 354 310"
        />
      </g>
      <path fill={pen("bd")} d="M302 278C308 262 332 262 338 278 334 290 326 300 320 306 314 300 306 290 302 278Z" />
      <path
        stroke={pen("bp")}
        strokeWidth="7"
        strokeLinecap="round"
        d="M246 304C268 318 288 324 304 324M394 304C372 318 352 324 336 324"
        strokeDasharray="22 9"
      />
    </>
  );
}
