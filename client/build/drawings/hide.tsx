import { foldedWing, markEye, silhouette } from "../../../src/contract/theme/silhouette.ts";
import { BirdDefs } from "./bird.tsx";
import { between, dashes, type Hand, handOf, tenth } from "./hand.ts";
import { birdFound, birdLost, pagePenWith, pagePen as pen } from "./palette.ts";
import { Sheet } from "./sheet.tsx";

/** As wide as the widest window that we know of; what is beyond it has the ground's colour and no dashes. */
const reach = 3840;

/**
 * The ground that every page ends on and the bird in it, as a file that pages place piece by piece: `ground`, the bird as
 * `lost`, `found` and `dark`, and `over`, the rows of dashes that run on across it. And `perched`, on the branch of home.
 */
export function Hide() {
  const hand = handOf(17);
  return (
    <Sheet width={reach} height={130}>
      <BirdDefs pen={pagePenWith(birdLost)} cut="shape" id="lost" />
      <BirdDefs pen={pagePenWith(birdFound)} cut="shape" id="found" />
      <BirdDefs pen={pen} cut="shape" id="perched" />
      <g id="ground">
        <path fill={pen("a-near")} d={`M0 22C320 2 700 30 1100 14S1900 4 2400 20 3300 8 ${reach} 18V130H0Z`} />
        <Rows hand={hand} from={30} step={11} count={9} />
      </g>
      <g id="over">
        <Rows hand={hand} from={35.5} step={11} count={9} />
      </g>
      <symbol id="dark" viewBox="30 50 940 240" overflow="visible">
        <path fill={pen("a-seen")} d={silhouette} />
        <path fill={pen("a-half")} d={foldedWing} opacity=".5" />
        <path fill={pen("a-near")} d={markEye} />
      </symbol>
    </Sheet>
  );
}

const roles = ["a-d1", "a-d1", "a-d3", "a-d1", "a-d2"] as const;

interface RowsProps {
  readonly hand: Hand;
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** Rows of dashes that grow towards the eye. */
function Rows({ hand, from, step, count }: RowsProps) {
  const heights = Array.from({ length: count }, (_, index) => from + index * step);
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
