/** Six things that the bird does: it sleeps by day, calls, flies off, broods, claps its wings and looks back. */
import { handOf, round } from "../hand.ts";
import { field, frond, pines } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Brooding, Head, RaisedWing, Trunk } from "../poses.tsx";
import { Sheet } from "../sheet.tsx";

const [width, height] = [640, 460];

/** The field along the lower edge. */
function Ground({ pen, seed, top }: { pen: Pen; seed: number; top: number }) {
  return (
    <>
      <path fill={pen("a-near")} d={`M0 ${top}C160 ${top - 18} 420 ${top + 14} 640 ${top - 8}V${height}H0Z`} />
      <g strokeLinecap="round">
        {field(handOf(seed), pen, {
          ...{ top: top + 15, step: 14, rows: Math.ceil((height - top) / 14), sway: 4, count: 5 },
          ...{ dash: [8, 30], gap: [10, 34], roles: ["a-d1", "a-d2", "a-d3"] },
          width: (index) => 2.6 + index * 0.2,
        })}
      </g>
    </>
  );
}

/** Nothing to do: asleep by day, under a high sun. */
export function AsleepIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="498" cy="108" r="62" />
      <path fill={pen("a-far")} d="M0 330C160 306 420 346 640 316V460H0Z" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2.4"
        transform="translate(0 326)"
        d={pines(handOf(801), 640, [24, 60], 30)}
      />
      <Ground pen={pen} seed={803} top={388} />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.4"
        strokeLinecap="round"
        d={`${frond(24, 470, 330, 80, 16)}${frond(-6, 470, 240, 20, 13)}${frond(96, 470, 150, 30, 10)}`}
      />
      <path
        fill={pen("a-branch")}
        d="M-10 322C120 300 330 312 470 300 540 294 600 282 650 262V286C600 306 540 318 470 324 330 336 150 330-10 350ZM520 300C560 320 596 350 612 392L598 396C584 360 550 332 508 316Z"
      />
      <path
        stroke={pen("a-bark")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M0 330C120 312 340 322 480 308S620 284 640 272M0 340C160 324 340 330 480 316S600 300 640 282"
        strokeDasharray="30 14 8 22 44 12"
      />
      <g transform="translate(590 158) scale(-.54 .62)">
        <Trunk pen={pen} />
        <Head pen={pen} as="asleep" transform="translate(38 34) rotate(-9 240 150)" />
      </g>
      <path fill={pen("accent")} d="M606 392c14 14 16 34 4 54-16-16-18-36-4-54Z" />
    </Sheet>
  );
}

/** Calls and waits for an answer. */
export function CallIllustration({ pen }: { pen: Pen }) {
  const call = [0, 1, 2, 3].map((ring) => {
    const reach = 40 + ring * 34;
    return `M${round(156 - reach * 0.5, 132 - reach * 0.86)}A${reach} ${reach} 0 0 0 ${round(156 - reach * 0.94, 132 + reach * 0.34)}`;
  });
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="520" cy="98" r="58" />
      <path fill={pen("a-far")} d="M0 356C160 332 420 370 640 342V460H0Z" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2.4"
        transform="translate(0 352)"
        d={pines(handOf(811), 640, [22, 54], 34)}
      />
      <Ground pen={pen} seed={813} top={402} />
      <g strokeWidth="5.5" strokeLinecap="round" strokeDasharray=".1 11">
        <path stroke={pen("accent")} d={call[0]} />
        <path stroke={pen("bm")} d={call.slice(1).join("")} />
      </g>
      <path
        fill={pen("a-branch")}
        d="M150 210C240 218 320 250 400 276S560 324 650 338V360C560 346 470 322 392 298S240 238 152 226ZM430 290C460 316 480 350 486 392L474 396C464 356 444 328 412 306Z"
      />
      <path
        stroke={pen("a-bark")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M176 222C250 230 330 264 410 288S560 332 640 346"
        strokeDasharray="30 14 8 22 44 12"
      />
      <g transform="translate(94 112) rotate(14 200 150) scale(.52)">
        <Trunk pen={pen} />
        <Head pen={pen} as="calling" transform="translate(26 -22) rotate(22 240 170)" />
      </g>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(40, 470, 150, -20, 11)}${frond(96, 470, 100, 30, 9)}`}
      />
    </Sheet>
  );
}

/** Off it goes: low over the heath, wings held up. */
export function AloftIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="150" cy="150" r="84" />
      <path fill={pen("a-far")} d="M0 352C160 328 420 366 640 338V460H0Z" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2.4"
        transform="translate(0 350)"
        d={pines(handOf(821), 640, [26, 72], 32)}
      />
      <Ground pen={pen} seed={823} top={398} />
      <g transform="translate(560 150) rotate(6) scale(-.46 .46)">
        <g transform="rotate(-38 380 150)">
          <RaisedWing pen={pen} far transform="translate(70 0)" />
        </g>
        <Trunk pen={pen} />
        <Head pen={pen} transform="translate(0 6)" />
        <RaisedWing pen={pen} transform="rotate(62 400 170)" />
      </g>
      <path fill={pen("accent")} d="M214 300c22-8 44-6 60 8-20 12-44 10-60-8Z" />
      <path
        stroke={pen("bm")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M196 296C160 286 140 268 122 244"
      />
    </Sheet>
  );
}

/** Keeps what is under it: on its eggs, seen from the front. */
export function BroodingIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(831);
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="470" cy="104" r="58" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.4"
        strokeLinecap="round"
        d={`${frond(62, 320, 240, -30, 14)}${frond(116, 320, 170, 34, 12)}${frond(582, 320, 260, 30, 14)}${frond(540, 320, 150, -26, 11)}`}
      />
      <Ground pen={pen} seed={833} top={300} />
      <Brooding pen={pen} hand={hand} />
      <path fill={pen("accent")} d="M500 436c18-22 42-26 62-18-14 20-38 28-62 18Z" />
    </Sheet>
  );
}

/** A display: the wings meet over the back with a clap. */
export function ClapIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="470" cy="150" r="92" />
      <path fill={pen("a-far")} d="M0 360C160 336 420 374 640 346V460H0Z" />
      <Ground pen={pen} seed={843} top={400} />
      <g transform="translate(80 170) rotate(8 250 150) scale(.5)">
        <RaisedWing pen={pen} far transform="translate(-30 10) rotate(-26 380 150)" />
        <Trunk pen={pen} />
        <Head pen={pen} transform="translate(8 -10) rotate(10 240 160)" />
        <RaisedWing pen={pen} transform="translate(0 30) rotate(14 380 150)" />
      </g>
      <path
        stroke={pen("accent")}
        strokeWidth="5"
        strokeLinecap="round"
        d="M296 34l-8-22M322 34l4-24M348 42l12-20M374 56l18-14"
      />
      <path fill={pen("a-branch")} d="M-10 344C120 330 300 336 460 324L462 334C320 352 120 352-10 366Z" />
    </Sheet>
  );
}

/** Looks back over its shoulder. */
export function BackIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="120" cy="116" r="58" />
      <path fill={pen("a-far")} d="M0 344C160 320 420 358 640 330V460H0Z" />
      <Ground pen={pen} seed={853} top={392} />
      <g transform="translate(84 158) rotate(13 240 180) scale(.54)">
        <Trunk pen={pen} />
        <Head pen={pen} transform="translate(420 -24) rotate(-20 -200 150) scale(-1 1)" />
      </g>
      <path fill={pen("a-branch")} d="M-10 330C120 318 330 326 650 300V322C420 342 150 344-10 356Z" />
      <path fill={pen("a-branch")} d="M560 310C572 286 578 266 578 242L587 242C588 268 584 290 574 312Z" />
      <path fill={pen("accent")} d="M583 246c-8-24-2-44 18-58 12 24 6 44-18 58Z" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.2"
        strokeLinecap="round"
        d={`${frond(30, 472, 190, -24, 12)}${frond(84, 472, 130, 26, 10)}${frond(134, 472, 90, 30, 8)}`}
      />
    </Sheet>
  );
}
