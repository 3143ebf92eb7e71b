import { between, dashes, handOf, round } from "../hand.ts";
import { field, frond } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Key, LeaderLines, Sheet } from "../sheet.tsx";

const earth = "M-10 178C110 160 210 188 330 174S540 156 650 172V470H-10Z";

/** The way through, from one hole in the ground to another; and the ways that nobody took. */
const through = "M112 160C112 232 132 296 210 314 282 330 324 296 386 300 458 304 516 262 520 156";
const others = "M278 314C326 296 350 246 350 166M420 300C500 350 612 320 612 160M176 300C140 334 136 372 168 396";
/** A chamber where a way ends, and its bed of leaves. */
const chamber = "M120 408C120 380 158 366 206 366S298 380 300 408C298 432 262 440 208 440S122 434 120 408Z";

/** The VPN: a sett under a field, cut open. In at one hole, out at another, and nobody above can tell which belongs to which. */
export function SettIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(211);
  const stones = Array.from({ length: 26 }, () => {
    const [x, y, size] = [between(hand, 0, 640), between(hand, 214, 452), between(hand, 3, 9)];
    return `M${round(x - size, y)}a${round(size, size * 0.7)} 0 1 0 ${round(2 * size)} 0a${round(size, size * 0.7)} 0 1 0 ${round(-2 * size)} 0`;
  });
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="236" cy="84" r="46" />
      <path fill={pen("a-far")} d="M0 150C90 122 190 140 300 132S520 108 640 134V200H0Z" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="3"
        strokeLinecap="round"
        d={[
          frond(36, 178, 60, -14, 9),
          frond(418, 172, 74, -16, 12),
          frond(442, 170, 96, 20, 13),
          frond(568, 166, 52, 10, 10),
        ].join("")}
      />
      <clipPath id="soil">
        <path d={earth} />
      </clipPath>
      <path fill={pen("a-log")} d={earth} />
      <g clipPath="url(#soil)" strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 206, step: 15, rows: 17, sway: 7, count: 5, dash: [8, 34], gap: [22, 60] },
          width: () => 2.8,
          roles: ["a-logbark"],
        })}
        <path fill={pen("a-logbark")} d={stones.join("")} />
        <path stroke={pen("a-near")} strokeWidth="30" d="M-10 184C110 166 210 194 330 180S540 162 650 178" />
        <path
          stroke={pen("a-d2")}
          strokeWidth="3"
          d="M-10 178C110 160 210 188 330 174S540 156 650 172M-10 190C110 172 210 200 330 186S540 168 650 184"
          strokeDasharray={dashes(hand, 6, [8, 26], [12, 30])}
        />
        <path
          stroke={pen("a-cut")}
          strokeWidth="2.4"
          d="M60 196C64 220 54 236 62 262M68 198C74 212 84 220 84 238M268 200C262 222 272 236 264 256M274 200C284 214 284 226 294 236M444 184C440 208 450 222 444 246M452 184C462 200 464 214 474 226M566 184C562 206 570 222 564 244"
        />
      </g>
      <Tunnels pen={pen} />
      <Trail pen={pen} />
      <LeaderLines
        pen={pen}
        d="M24 108L52 72M625 117L606 62"
        dots={[
          [24, 108],
          [625, 117],
        ]}
      />
      <path stroke={pen("a-egg")} strokeWidth="1.5" d="M386 300V360" />
      <circle fill={pen("a-egg")} cx="386" cy="300" r="3.5" />
      <Key pen={pen} at={[58, 64]} letter="a" />
      <Key pen={pen} at={[386, 374]} letter="b" />
      <Key pen={pen} at={[602, 48]} letter="c" />
    </Sheet>
  );
}

function Tunnels({ pen }: { pen: Pen }) {
  return (
    <g clipPath="url(#soil)" strokeLinecap="round" strokeLinejoin="round">
      <g stroke={pen("a-cut")} strokeWidth="50">
        <path d={`${through}${others}`} />
        <path d={chamber} strokeWidth="7" />
      </g>
      <g stroke={pen("a-hole")} strokeWidth="42">
        <path d={`${through}${others}`} />
        <path d={chamber} fill={pen("a-hole")} strokeWidth="1" />
      </g>
      <path
        stroke={pen("a-d1")}
        strokeWidth="5"
        d="M146 430l24-8M176 434l20-12M206 432l26-6M236 434l22-10M262 430l16-10M160 422l16-12M196 420l20 4M226 418l18-8"
      />
    </g>
  );
}

/** Over the field in the accent colour; under it, where that would be too dark, in the colour of a stranger's egg. */
function Trail({ pen }: { pen: Pen }) {
  return (
    <g strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path stroke={pen("a-other")} strokeDasharray=".1 12" d={through} />
      <g stroke={pen("accent")}>
        <path
          strokeDasharray=".1 11"
          d="M24 108C62 98 100 112 111 150M521 148C524 122 548 100 586 104 600 106 612 112 620 116"
        />
        <path d="M606 101l18 16-21 9" />
      </g>
    </g>
  );
}
