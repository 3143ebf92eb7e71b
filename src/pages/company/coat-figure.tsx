import { coatIsland } from "../../../client/compare/coat-island.tsx";
import { protectionCount, protectionGroups, setUps, tally } from "../../product/protections.ts";
import styles from "./coat-figure.module.css";

const file = "/art/hide.svg";
/** The bird's place and size in its drawing. */
const bird = { x: 30, y: 50, width: 940, height: 240 };
/** The ground that ends every page, enlarged as if nearer: three copies, one below the other. */
const nearer = [-48, 100, 248].map((top, index) => `translate(${-310 * (index + 1)} ${top}) scale(1.5)`);

const stops = setUps.map(({ key, name }) => ({ name, full: tally(key).yes, partly: tally(key).partly }));

/** The bird in the field, with a patch of camouflage for each protection: the more protections, the less of it is seen. */
export function CoatFigure() {
  return (
    <figure className={styles.figure}>
      <svg className={styles.scene} viewBox="0 0 960 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Rows of="ground" />
        <g transform="translate(97 78) scale(.766)">
          <mask id="camouflage">
            {protections.map(({ title, verdicts }, index) => (
              <ellipse
                key={title}
                {...placeOf(index)}
                fill="currentColor"
                stroke="currentColor"
                strokeWidth="22"
                strokeDasharray="13 11 9 14"
                data-y={stopsWith(verdicts, "yes")}
                data-p={stopsWith(verdicts, "partly")}
              />
            ))}
          </mask>
          <use href={`${file}#dark`} {...bird} />
          <g mask="url(#camouflage)">
            <use href={`${file}#lost`} {...bird} />
          </g>
        </g>
        <Rows of="over" />
      </svg>
      <figcaption className={styles.told}>
        {coatIsland.mark({ stops, of: protectionCount })}
        {stops.map(({ name, full, partly }, index) => (
          <p key={name} data-stop={index}>
            <b>{name}</b> {full} of {protectionCount} protections in full, {partly} partly.
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

function Rows({ of }: { of: "ground" | "over" }) {
  return nearer.map((transform) => <use key={transform} href={`${file}#${of}`} transform={transform} />);
}

const protections = protectionGroups.flatMap((group) => group.protections);

type Verdicts = (typeof protections)[number]["verdicts"];

function stopsWith(verdicts: Verdicts, verdict: Verdicts["whole"]): string | undefined {
  return setUps.flatMap(({ key }, index) => (verdicts[key] === verdict ? [index] : [])).join(" ") || undefined;
}

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

/** Puts neighbours in the table far apart on the bird. */
function placeOf(index: number) {
  return { ...spots[(index * 7) % spots.length], rx: 68, ry: 46 };
}
