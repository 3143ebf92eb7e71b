import type { ShownTheme } from "../../../src/contract/settings/theme.ts";
import { Bird, BirdDefs } from "./bird.tsx";
import { between, dashes, type Hand, handOf, tenth } from "./hand.ts";
import { birdFound, birdLost, type Pen, pagePen, pagePenWith, penOf } from "./palette.ts";
import { Sheet } from "./sheet.tsx";

/** As wide as the widest window that we know of; what is beyond it has the ground's colour and no dashes. */
const reach = 3840;
const height = 130;

/**
 * The bird in its colours, and the ground that it lies on, as a file that pages place piece by piece: `ground`, the bird as
 * `lost` and `found`, and `over`, the rows of dashes that run on across it. And `perched`, on the branch of home.
 */
export function Hide() {
  return (
    <Sheet width={reach} height={height}>
      <BirdDefs pen={pagePenWith(birdLost)} cut="shape" id="lost" />
      <BirdDefs pen={pagePenWith(birdFound)} cut="shape" id="found" />
      <BirdDefs pen={pagePen} cut="shape" id="perched" />
      <Ground pen={pagePen} />
    </Sheet>
  );
}

const bird = { x: 0, width: 940, height: 240 };

/**
 * The end of every page, in the colours of one sky: its pieces one below the other, `ground`, `over`, `lost` and `found`. The
 * style sheet of the hidden bird knows where each stands.
 */
export function HideInRows({ sky }: { sky: ShownTheme }) {
  return (
    <Sheet width={reach} height={2 * height + 2 * bird.height}>
      <BirdDefs pen={penOf(sky, birdLost)} id="lost" />
      <BirdDefs pen={penOf(sky, birdFound)} id="found" />
      <Ground pen={penOf(sky)} apart={height} />
      <Bird {...bird} id="lost" y={2 * height} />
      <Bird {...bird} id="found" y={2 * height + bird.height} />
    </Sheet>
  );
}

/** The bird alone as it is found, on the edge of a search box. */
export function Found() {
  return (
    <Sheet width={bird.width} height={bird.height}>
      <BirdDefs pen={penOf("light", birdFound)} id="found" />
      <Bird {...bird} id="found" y={0} />
    </Sheet>
  );
}

/** @param apart how far below the ground `over` is drawn, the dashes that a page lays across it */
export function Ground({ pen, apart = 0 }: { pen: Pen; apart?: number }) {
  const hand = handOf(17);
  return (
    <>
      <g id="ground">
        <path fill={pen("a-near")} d={`M0 22C320 2 700 30 1100 14S1900 4 2400 20 3300 8 ${reach} 18V${height}H0Z`} />
        <Rows {...{ hand, pen }} from={30} />
      </g>
      <g id="over" {...(apart > 0 && { transform: `translate(0 ${apart})` })}>
        <Rows {...{ hand, pen }} from={35.5} />
      </g>
    </>
  );
}

const roles = ["a-d1", "a-d1", "a-d3", "a-d1", "a-d2"] as const;

interface RowsProps {
  readonly hand: Hand;
  readonly pen: Pen;
  readonly from: number;
}

/** Rows of dashes that grow towards the eye. */
function Rows({ hand, pen, from }: RowsProps) {
  const heights = Array.from({ length: 9 }, (_, index) => from + index * 11);
  return heights.map((y, index) => (
    <path
      key={y}
      stroke={pen(roles[index % roles.length] ?? "a-d1")}
      strokeWidth={tenth(1.8 + index * 0.3)}
      d={`M${-Math.round(between(hand, 0, 90))} ${tenth(y)}H${reach}`}
      strokeDasharray={dashes(hand, 7, [4 + index, 16 + index * 3], [8 + index, 30 + index * 2])}
    />
  ));
}
