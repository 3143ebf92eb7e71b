import { foldedWing, silhouette } from "../../../src/contract/theme/silhouette.ts";
import type { Pen } from "./palette.ts";
import { type Feathers, Plumage } from "./plumage.tsx";

const onlyOne = "bird";

type DefsProps = {
  pen: Pen;
  /**
   * How feathers are clipped to the outline: by a `clipPath` element of the same file, or by a CSS shape. WebKit does not find
   * the element when a page places a piece of the file; the renderer of PNGs knows no shapes.
   */
  cut?: "element" | "shape";
  /** Needed if a document has several birds, each in its own colours. */
  id?: string;
};

/** The nightjar at rest, once for a document; `Bird` places it. */
export function BirdDefs({ pen, cut = "element", id = onlyOne }: DefsProps) {
  const parts = { c: silhouette, w: foldedWing };
  const clip = (part: keyof typeof parts) =>
    cut === "element" ? `url(#${id}-${part})` : `path("${parts[part]}") view-box`;
  return (
    <defs>
      {cut === "element" &&
        Object.entries(parts).map(([part, outline]) => (
          <clipPath key={part} id={`${id}-${part}`}>
            <path d={outline} />
          </clipPath>
        ))}
      <symbol id={id} viewBox="30 50 940 240" overflow="visible">
        <path fill={pen("b0")} d={silhouette} />
        <g clipPath={clip("c")} fill="none">
          <Plumage pen={pen} tracts={[...lowerTracts, ...headTracts, ...mantleTracts]} />
        </g>
        <path fill={pen("bw")} d={foldedWing} />
        <g clipPath={clip("w")} fill="none">
          <Plumage pen={pen} tracts={wingTracts} />
        </g>
        <Spots pen={pen} />
        <Face pen={pen} />
      </symbol>
    </defs>
  );
}

type BirdProps = { x: number; y: number; width: number; height: number; transform?: string; id?: string };

export function Bird({ id = onlyOne, ...props }: BirdProps) {
  return <use href={`#${id}`} {...props} />;
}

/** Tail, breast and belly. */
export const lowerTracts: readonly Feathers[] = [
  // tail, long and barred
  {
    from: [560, 150, 680, 184, 820, 214, 956, 240],
    to: [600, 272, 700, 266, 830, 270, 950, 274],
    count: 7,
    width: 9,
    role: "bm",
    skip: 5,
    dash: ["9 11 5 14", "6 13 10 9", "10 10 4 12"],
  },
  {
    from: [640, 170, 740, 198, 840, 222, 954, 244],
    to: [640, 262, 740, 266, 840, 270, 950, 272],
    count: 5,
    width: 3,
    role: "bd",
    skip: 9,
    dash: ["16 14", "12 17", "20 12"],
  },
  // breast and belly, fine bars across
  {
    from: [100, 170, 160, 190, 220, 218, 330, 246],
    to: [150, 206, 220, 250, 320, 276, 450, 278],
    count: 7,
    width: 6.5,
    role: "bm",
    skip: 3,
    dash: ["2.5 5.5", "3 6", "2 6.5"],
  },
  {
    from: [330, 246, 420, 262, 540, 268, 660, 258],
    to: [420, 276, 520, 280, 600, 274, 740, 272],
    count: 3,
    width: 6,
    role: "bm",
    skip: 3,
    dash: ["2.5 6"],
  },
];

export const headTracts: readonly Feathers[] = [
  // crown and nape
  {
    from: [98, 122, 130, 88, 208, 68, 300, 96],
    to: [186, 110, 214, 100, 250, 102, 312, 120],
    count: 5,
    width: 6,
    role: "bm",
    skip: 4,
    dash: ["7 5 3 6", "4 6 8 5", "3 7 6 4"],
  },
  {
    from: [120, 104, 160, 80, 220, 74, 290, 94],
    to: [124, 104, 164, 84, 224, 80, 290, 100],
    count: 2,
    width: 3.5,
    role: "bd",
    dash: ["15 7 9 6"],
  },
  // cheek
  {
    from: [190, 128, 206, 142, 226, 140, 262, 122],
    to: [150, 184, 200, 196, 250, 190, 266, 150],
    count: 7,
    width: 5,
    role: "bm",
    skip: 3,
    dash: ["4 5", "3 6", "6 5"],
  },
];

export const mantleTracts: readonly Feathers[] = [
  {
    from: [288, 98, 400, 104, 540, 138, 660, 176],
    to: [276, 130, 370, 110, 520, 138, 650, 180],
    count: 4,
    width: 5.5,
    role: "bm",
    skip: 6,
    dash: ["10 6 4 7", "5 7 12 6"],
  },
  {
    from: [320, 106, 430, 114, 540, 142, 640, 172],
    to: [330, 112, 430, 120, 540, 148, 640, 178],
    count: 2,
    width: 3.5,
    role: "bd",
    dash: ["26 10 14 12 34 9"],
  },
];

export const wingTracts: readonly Feathers[] = [
  {
    from: [400, 126, 540, 144, 690, 194, 818, 240],
    to: [440, 250, 580, 264, 720, 254, 818, 244],
    count: 8,
    width: 10,
    role: "bm",
    skip: 7,
    dash: ["7 10 4 12 9 11", "10 12 6 9", "5 11 8 13"],
  },
  {
    from: [470, 142, 590, 166, 700, 204, 812, 240],
    to: [500, 252, 620, 256, 720, 248, 812, 245],
    count: 6,
    width: 1.6,
    role: "bd",
    dash: ["none"],
  },
  {
    from: [266, 164, 300, 132, 350, 122, 440, 136],
    to: [276, 196, 330, 232, 400, 240, 500, 244],
    count: 7,
    width: 7,
    role: "bd",
    skip: 4,
    dash: ["4 8", "5 9", "3 8"],
  },
];

/** Pale spots along the coverts, the white moustache, the scapular line. */
function Spots({ pen }: { pen: Pen }) {
  return (
    <g fill="none" stroke={pen("bp")} strokeLinecap="round">
      <WingSpots />
      <HeadSpots />
    </g>
  );
}

export function WingSpots() {
  return (
    <>
      <path strokeWidth="6" d="M276 176C330 212 420 226 560 232" strokeDasharray="7 15 10 16" />
      <path strokeWidth="4.5" d="M286 152C340 172 430 182 560 200" strokeDasharray="4 17 7 18" />
      <path strokeWidth="4" d="M300 132C370 130 460 142 600 180" strokeDasharray="9 13 4 16" />
    </>
  );
}

export function HeadSpots() {
  return (
    <>
      <path strokeWidth="6.5" d="M104 160C130 170 164 172 198 160" />
      <path strokeWidth="7" d="M150 190C172 202 196 206 216 202" strokeDasharray="13 8" />
    </>
  );
}

export function Face({ pen }: { pen: Pen }) {
  return (
    <>
      <g fill="none" stroke={pen("bd")} strokeLinecap="round">
        <path strokeWidth="2.6" d="M70 151C96 157 120 157 142 149" />
        <path
          strokeWidth="1.6"
          d="M84 150C76 158 68 162 60 168M93 152C88 161 82 167 76 174M103 154C100 163 96 169 92 176"
        />
      </g>
      <path
        fill={pen("bd")}
        d="M57 151C61 143 73 138 91 136 91 143 85 148 75 150 67 151 62 153 60 158 56 157 55 154 57 151Z"
      />
      <ellipse fill={pen("be0")} cx="150" cy="121" rx="25.5" ry="22.5" />
      <ellipse fill={pen("be")} cx="150" cy="122" rx="20.5" ry="19.5" />
      <circle fill={pen("glint")} cx="143" cy="114" r="5" />
      <path fill="none" stroke={pen("bd")} strokeWidth="3.4" strokeLinecap="round" d="M123 112C134 98 164 96 178 113" />
    </>
  );
}
