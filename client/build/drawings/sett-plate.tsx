import { dashes, handOf } from "./hand.ts";
import { field, frond } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Key, Leads, Sheet } from "./sheet.tsx";

const ground = "M0 176C110 158 210 186 330 172S540 154 640 170V460H0Z";

/** The way through, from one hole in the ground to another; and the ways that nobody took. */
const through =
  "M112 164C118 216 132 258 178 290 232 326 300 300 352 316 414 334 452 300 486 262 514 230 524 200 528 162";
const others =
  "M352 316C360 280 366 240 352 168M414 314C470 350 540 360 604 330 622 320 634 300 640 278M178 290C150 340 168 384 226 394";
/** A chamber where a way ends. */
const chamber = { cx: 256, cy: 394, rx: 52, ry: 27 } as const;

/** The VPN: a sett under a field, cut open. In at one hole, out at another, and nobody above can tell which belongs to which. */
export function SettPlate({ pen }: { pen: Pen }) {
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
      <Tunnels pen={pen} bark={dashes(hand, 6, [5, 16], [8, 22])} />
      <Mounds pen={pen} />
      <Trail pen={pen} />
      <path
        stroke={pen("a-fern")}
        strokeWidth="2.2"
        strokeLinecap="round"
        d={[frond(420, 174, 62, -16, 12), frond(442, 172, 84, 20, 14), frond(586, 168, 54, 18, 11)].join("")}
      />
      <Leads
        pen={pen}
        d="M92 124L70 84M268 310L300 372M544 122L574 80"
        dots={[
          [92, 124],
          [268, 310],
          [544, 122],
        ]}
      />
      <Key pen={pen} at={[64, 72]} letter="a" />
      <Key pen={pen} at={[306, 384]} letter="b" />
      <Key pen={pen} at={[580, 68]} letter="c" />
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
        d="M140 250C160 290 200 312 240 312M300 318C340 314 372 342 410 336M470 300C500 270 510 244 514 220M218 408C240 414 270 414 290 406"
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
        d="M20 176C36 154 66 148 88 156 94 160 94 170 88 178ZM140 176C156 158 190 154 214 174ZM300 176C308 160 324 156 332 166L330 178ZM374 176C382 158 404 156 420 172ZM452 170C468 148 494 146 504 156L502 172ZM554 164C570 146 604 148 626 168Z"
      />
      <path
        stroke={pen("a-d1")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M36 170l14-4M58 162l16 2M160 170l18-4M186 172l12-2M388 170l14-4M470 164l16-4M572 160l18-3M596 164l12 0"
      />
    </>
  );
}

function Trail({ pen }: { pen: Pen }) {
  return (
    <g stroke={pen("ember")} strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="4.5"
        strokeDasharray=".1 10"
        d="M14 108C52 96 100 108 112 164 118 216 132 258 178 290 232 326 300 300 352 316 414 334 452 300 486 262 514 230 524 200 528 162 530 136 550 112 586 112 600 112 612 116 620 120"
      />
      <path strokeWidth="4.5" d="M608 104l16 17-22 9" />
    </g>
  );
}
