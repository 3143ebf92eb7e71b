import type { ShownTheme } from "../../../src/contract/settings/theme.ts";
import { foldedWing, markEye, silhouette } from "../../../src/contract/theme/silhouette.ts";
import { protectionGroups, setUps, type Verdict } from "../../../src/product/protections.ts";
import { Bird, BirdDefs } from "./bird.tsx";
import { Ground } from "./hide.tsx";
import { birdLost, type Pen, penOf } from "./palette.ts";
import { Sheet } from "./sheet.tsx";

const [width, height] = [960, 420];

/** The ground that ends every page, enlarged as if nearer: three copies, one below the other. */
const nearer = [-48, 100, 248].map((top, index) => `translate(${-310 * (index + 1)} ${top}) scale(1.5)`);

/**
 * The bird in the field, with a patch of camouflage for each protection: the more protections, the less of it is seen. One scene
 * for each way of using the web, one below the other in one file, so that a page moves from one to the next without a wait.
 */
export function CoatIllustration({ pen, sky }: { pen: Pen; sky: ShownTheme }) {
  return (
    <Sheet width={width} height={height * setUps.length}>
      <BirdDefs pen={penOf(sky, birdLost)} id="lost" />
      <defs>
        <clipPath id="scene">
          <path d={`M0 0H${width}V${height}H0Z`} />
        </clipPath>
        <Ground pen={pen} />
        <g id="seen">
          <path fill={pen("a-seen")} d={silhouette} />
          <path fill={pen("a-half")} d={foldedWing} opacity=".5" />
          <path fill={pen("a-near")} d={markEye} />
        </g>
      </defs>
      {setUps.map(({ key }, index) => (
        <g key={key} transform={`translate(0 ${index * height})`} clipPath="url(#scene)">
          <Copies of="ground" />
          <g transform="translate(97 78) scale(.766)">
            <mask id={`m${index}`} maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="330">
              <g fill="white" stroke="white" strokeWidth="22" strokeDasharray="13 11 9 14">
                {protections.map(({ title, verdicts }, place) => (
                  <Patch key={title} verdict={verdicts[key]} place={place} />
                ))}
              </g>
            </mask>
            <use href="#seen" />
            <g mask={`url(#m${index})`}>
              <Bird id="lost" x={30} y={50} width={940} height={240} />
            </g>
          </g>
          <Copies of="over" />
        </g>
      ))}
    </Sheet>
  );
}

function Copies({ of }: { of: "ground" | "over" }) {
  return nearer.map((transform) => <use key={transform} href={`#${of}`} transform={transform} />);
}

const protections = protectionGroups.flatMap((group) => group.protections);

/** Where the twenty patches are, from bill to tail, so that together they cover the bird. */
const patches: readonly (readonly [x: number, rows: readonly number[]])[] = [
  [100, [140]],
  [185, [100, 180]],
  [285, [120, 215]],
  [385, [120, 180, 250]],
  [490, [140, 205, 265]],
  [595, [160, 215, 265]],
  [695, [205, 258]],
  [785, [222, 266]],
  [870, [245]],
  [945, [256]],
];
const spots = patches.flatMap(([cx, rows]) => rows.map((cy) => ({ cx, cy })));

/** Neighbours in the table are far apart on the bird. */
function Patch({ verdict, place }: { verdict: Verdict; place: number }) {
  if (verdict === "no") return null;
  return (
    <ellipse {...spots[(place * 7) % spots.length]} rx="68" ry="46" {...(verdict === "partly" && { opacity: ".55" })} />
  );
}
