import { between, dashes, type Hand, handOf, round, type Span } from "./hand.ts";
import { field, frond, pines, row } from "./land.tsx";
import { pagePen as pen } from "./palette.ts";
import { Sheet } from "./sheet.tsx";

/** Land and branch run on beyond the frame, so that a wide screen shows more of them and not an edge. */
const reach: Span = [-900, 2500];

/**
 * The landscape under the search box, as a file that home places piece by piece: `land` with all that lies behind the
 * bird on the ground, `woods` for wide windows, and `near` with what grows before that bird and the branch. Both birds are
 * pieces of `hide.tsx`: three of their kind in one file pack to little more than one.
 */
export function Landscape() {
  const hand = handOf(5);
  return (
    <Sheet width={1600} height={1000}>
      <g id="land">
        <Distance hand={hand} />
        <Ground hand={hand} />
      </g>
      <g id="woods">
        {woods.map((transform) => (
          <use key={transform} href="#pines" transform={transform} />
        ))}
      </g>
      <g id="near">
        <g>
          {[862, 892, 926].map((y, index) =>
            row(hand, pen(index % 3 === 0 ? "a-d1" : index % 3 === 1 ? "a-d2" : "a-d3"), {
              ...{ y, sway: 6, width: 4.5 + index * 0.4, count: 3, dash: [6, 26], gap: [26, 70], reach },
            }),
          )}
        </g>
        <Branch hand={hand} />
        <path
          id="frond"
          stroke={pen("a-fern")}
          strokeWidth="3"
          strokeLinecap="round"
          d={frond(96, 1010, 230, 70, 11)}
        />
        {[
          "matrix(-.74 0 0 .74 221 263)",
          "matrix(.61 0 0 .61 145 394)",
          "matrix(-.65 0 0 .65 1676 354)",
          "matrix(.52 0 0 .52 1620 485)",
        ].map((transform) => (
          <use key={transform} href="#frond" transform={transform} />
        ))}
      </g>
    </Sheet>
  );
}

/** Where the same few pines stand again, some of them mirrored: never at the left, where the words end on the land. */
const stands = [
  "matrix(1.1 0 0 1.15 830 -112)",
  "matrix(-1 0 0 1.3 1624 -200)",
  "matrix(1 0 0 1.05 1690 -44)",
  "matrix(-.9 0 0 .95 2120 26)",
  "matrix(1.1 0 0 1.2 2140 -132)",
];

/** More of them at the left, shown where the window is wider than the words. */
const woods = [
  "matrix(1 0 0 1.05 -880 -30)",
  "matrix(-1.1 0 0 1.25 -430 -152)",
  "matrix(.9 0 0 .95 -424 34)",
  "matrix(-1 0 0 1.2 -24 -118)",
  "matrix(.8 0 0 .8 -46 127)",
];

function Distance({ hand }: { hand: Hand }) {
  const glints = Array.from({ length: 4 }, (_, index) =>
    row(hand, pen("a-haze"), {
      ...{ y: 520 + index * 20, sway: 3, width: 2.5, count: 2, dash: [18, 90] as const, gap: [30, 160] as const },
      reach: [1000 + between(hand, -60, 60), 1560],
    }),
  );
  return (
    <>
      <path fill={pen("a-haze")} d="M-900 548L0 560C260 520 420 566 700 556S1260 500 1600 540L2500 560V1000H-900Z" />
      <circle fill={pen("a-disc")} cx="1262" cy="486" r="142" />
      <g strokeLinecap="round">{glints}</g>
      <path
        fill={pen("a-far")}
        d="M-900 600L0 622C180 596 340 606 540 618S960 566 1200 588 1480 606 1600 590L2500 612V1000H-900Z"
      />
      <defs>
        <path
          id="pines"
          stroke={pen("a-pine")}
          strokeWidth="2"
          d={pines(hand, 180, [28, 76], 27)}
          transform="translate(0 618)"
        />
      </defs>
      {stands.map((transform) => (
        <use key={transform} href="#pines" transform={transform} />
      ))}
      <g id="rows" strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 630, step: 13, rows: 5, sway: 7, count: 3, dash: [6, 30], gap: [14, 60], reach },
          width: () => 1.8,
          roles: ["a-d2", "a-d1", "a-d1"],
        })}
      </g>
      <path fill={pen("a-mid")} d="M-900 664L0 690C220 650 420 690 690 684S1240 634 1600 676L2500 690V1000H-900Z" />
      <use href="#rows" x="-237" y="64" />
    </>
  );
}

/** Rows that grow towards the eye; the same rows once more, moved down by one and a half, fill the gaps between them. */
function Ground({ hand }: { hand: Hand }) {
  const roles = ["a-d1", "a-d2", "a-d1", "a-d3", "a-d1"] as const;
  const rows = Array.from({ length: 11 }, (_, index) => {
    const near = index / 10;
    return row(hand, pen(roles[index % 5] ?? "a-d1"), {
      y: 752 + near * 256,
      sway: 9 + 8 * near,
      width: 3 + 4.5 * near,
      count: 3,
      dash: [5 + 4 * near, 20 + 26 * near],
      gap: [7 + 3 * near, 20 + 16 * near],
      reach,
    });
  });
  return (
    <>
      <path fill={pen("a-near")} d="M-900 748L0 742C300 716 520 764 820 744S1330 716 1600 748L2500 740V1000H-900Z" />
      <g id="field">{rows}</g>
      <use href="#field" x="-213" y="38" />
    </>
  );
}

function Branch({ hand }: { hand: Hand }) {
  const bark = Array.from({ length: 4 }, (_, index) => {
    const t = (index + 0.6) / 4.4;
    const rise = (low: number, high: number) => low + (high - low) * t;
    const curve = `M${round(760, 852 - t * 4)}C${round(960, rise(800, 826), 1250, rise(786, 812), 1620, rise(722, 766))}`;
    return (
      <path key={t} d={`${curve}L2500 ${round(rise(588, 644))}`} strokeDasharray={dashes(hand, 4, [8, 44], [10, 40])} />
    );
  });
  return (
    <g transform="translate(150)">
      <path
        fill={pen("bd")}
        d="M1345 770C1375 730 1387 700 1391 660 1392 654 1399 655 1399 662 1399 704 1391 740 1375 772ZM2500 652L1620 772C1500 792 1410 802 1300 812 1160 824 1010 826 860 840 800 846 750 858 706 880 700 884 694 878 700 872 742 838 800 822 862 812 1000 790 1150 792 1290 774 1400 760 1500 742 1620 716L2500 578Z"
      />
      <g stroke={pen("a-bark")} strokeWidth="2.6" strokeLinecap="round">
        {bark}
      </g>
      <path
        fill={pen("accent")}
        d="M1395 664c-4-20 4-36 22-46 6 20-2 36-22 46ZM1393 690c16-14 34-16 50-6-14 14-32 18-50 6Z"
      />
    </g>
  );
}
