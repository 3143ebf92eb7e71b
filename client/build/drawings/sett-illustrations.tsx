import { dashes, handOf } from "./hand.ts";
import { field, frond } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Key, LeaderLines, Sheet } from "./sheet.tsx";

const ground = "M0 176C110 158 210 186 330 172S540 154 640 170V460H0Z";

/** The way through, from one hole in the ground to another; and the ways that nobody took. */
const through =
  "M112 164C118 216 132 258 178 290 232 326 300 300 352 316 414 334 452 300 486 262 514 230 524 200 528 162";
const others =
  "M352 316C360 280 366 240 352 160M414 314C470 356 552 366 588 310 608 276 614 220 612 156M178 290C146 332 150 388 206 398";
/** A chamber where a way ends. */
const chamber = { cx: 238, cy: 402, rx: 50, ry: 26 } as const;

/** The VPN: a sett under a field, cut open. In at one hole, out at another, and nobody above can tell which belongs to which. */
export function SettIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(211);
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="236" cy="78" r="44" />
      <path fill={pen("a-far")} d="M0 150C90 122 190 140 300 132S520 108 640 134V200H0Z" />
      <path fill={pen("a-near")} d={ground} />
      <clipPath id="soil">
        <path d={ground} />
      </clipPath>
      <g clipPath="url(#soil)" strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 190, step: 17, rows: 17, sway: 7, count: 5, dash: [6, 28], gap: [14, 44] },
          width: (index) => 2.6 + index * 0.1,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <Mounds pen={pen} />
      <g clipPath="url(#soil)">
        <Tunnels pen={pen} bark={dashes(hand, 6, [5, 16], [8, 22])} />
      </g>
      <Trail pen={pen} />
      <path
        stroke={pen("a-fern")}
        strokeWidth="2.2"
        strokeLinecap="round"
        d={[frond(420, 174, 62, -16, 12), frond(442, 172, 84, 20, 14), frond(574, 168, 44, 10, 10)].join("")}
      />
      <LeaderLines
        pen={pen}
        d="M92 124L70 84M300 328L342 376M544 122L552 66"
        dots={[
          [92, 124],
          [300, 328],
          [544, 122],
        ]}
      />
      <Key pen={pen} at={[64, 72]} letter="a" />
      <Key pen={pen} at={[350, 386]} letter="b" />
      <Key pen={pen} at={[553, 54]} letter="c" />
    </Sheet>
  );
}

function Tunnels({ pen, bark }: { pen: Pen; bark: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g stroke={pen("a-bark")} strokeWidth="53">
        <path d={through} />
        <path d={others} strokeWidth="43" />
      </g>
      <ellipse fill={pen("a-bark")} {...chamber} rx={chamber.rx + 5} ry={chamber.ry + 5} />
      <g stroke={pen("a-hole")} strokeWidth="44">
        <path d={through} />
        <path d={others} strokeWidth="34" />
      </g>
      <ellipse fill={pen("a-hole")} {...chamber} />
      <path
        stroke={pen("a-log")}
        strokeWidth="3"
        d="M140 250C160 290 200 312 240 312M300 318C340 314 372 342 410 336M470 300C500 270 510 244 514 220M208 414C226 420 250 420 270 412"
        strokeDasharray={bark}
      />
    </g>
  );
}

/** What was dug out lies beside each hole, and hides where the tunnel meets the air. */
function Mounds({ pen }: { pen: Pen }) {
  return (
    <>
      <path
        fill={pen("a-mid")}
        d="M14 180C32 152 66 144 92 158L96 184ZM132 184C148 154 186 150 216 178L212 186ZM296 182C304 158 322 152 336 164L334 186ZM368 184C378 156 402 154 420 174L418 184ZM442 180C462 146 492 144 506 158L502 184ZM550 178C562 152 586 148 596 158L594 182ZM628 178C634 162 640 158 650 156V182Z"
      />
      <path
        stroke={pen("a-d1")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M36 168l14-4M58 160l16 2M152 168l18-4M182 170l12-2M306 170l12-4M384 170l14-4M464 162l16-4M562 164l14-3"
      />
    </>
  );
}

/** Over the field in the accent colour; under it, where that would be too dark, in the colour of a stranger's egg. */
function Trail({ pen }: { pen: Pen }) {
  return (
    <g strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
      <path stroke={pen("a-other")} strokeDasharray=".1 10" d={through} />
      <g stroke={pen("accent")}>
        <path
          strokeDasharray=".1 10"
          d="M14 108C52 96 98 104 111 158M528 156C530 130 552 106 586 108 600 109 612 114 620 118"
        />
        <path d="M606 103l18 16-21 9" />
      </g>
    </g>
  );
}
