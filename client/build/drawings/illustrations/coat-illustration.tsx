import type { ReactNode } from "react";
import type { ShownTheme } from "../../../../src/contract/settings/theme.ts";
import { type ProtectionVerdict, protectionGroups, type SetUp, setUps } from "../../../../src/product/protections.ts";
import { Bird, BirdDefs } from "../bird.tsx";
import { coatPatches } from "../coat-patches.ts";
import { Ground } from "../hide.tsx";
import { birdLost, birdSeen, type Pen, penOf } from "../palette.ts";
import { Sheet } from "../sheet.tsx";

const [width, height] = [960, 420];

/** The ground that ends every page, enlarged as if nearer: three copies, one below the other. */
const nearer = [-48, 100, 248].map((top, index) => `translate(${-310 * (index + 1)} ${top}) scale(1.5)`);

const place = "translate(97 78) scale(.766)";
const bird = { x: 30, y: 50, width: 940, height: 240 };

/**
 * The bird in the field, with a patch of camouflage for each protection: the more protections, the less of it is seen. One scene
 * for each way of using the web, one below the other in one file, so that a page moves from one to the next without a wait.
 */
export function CoatIllustration({ pen, sky }: { pen: Pen; sky: ShownTheme }) {
  return (
    <Sheet width={width} height={height * setUps.length}>
      <BirdDefs pen={penOf(sky, birdLost)} id="lost" />
      <BirdDefs pen={penOf(sky, birdSeen)} id="seen" />
      <defs>
        <clipPath id="scene">
          <path d={`M0 0H${width}V${height}H0Z`} />
        </clipPath>
        <Ground pen={pen} />
        <Patches />
      </defs>
      {setUps.map(({ key }, index) => (
        <g key={key} transform={`translate(0 ${index * height})`} clipPath="url(#scene)">
          <Copies of="ground" />
          <g transform={place}>
            <Bird id="lost" {...bird} />
          </g>
          <Copies of="over" />
          <g transform={place}>
            <WhatIsSeen of={key}>
              <Bird id="seen" {...bird} />
            </WhatIsSeen>
          </g>
        </g>
      ))}
    </Sheet>
  );
}

function Copies({ of }: { of: "ground" | "over" }) {
  return nearer.map((transform) => <use key={transform} href={`#${of}`} transform={transform} />);
}

/** The patches of the coat, once for a document. */
export function Patches() {
  return coatPatches.map((d, index) => <path key={d} id={`p${index}`} d={d} />);
}

/** As much of the bird at rest as a way of using the web leaves in sight. */
export function WhatIsSeen({ of, children }: { of: SetUp; children: ReactNode }) {
  return (
    <>
      <mask id={`m-${of}`} maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="330">
        <path fill="white" d="M0 0H1000V330H0Z" />
        {/* A hair wider, or the bird would show between two patches. */}
        <g fill="black" stroke="black">
          {protections.map(({ title, verdicts }, order) => (
            <Patch key={title} verdict={verdicts[of]} order={order} />
          ))}
        </g>
      </mask>
      <g mask={`url(#m-${of})`}>{children}</g>
    </>
  );
}

const protections = protectionGroups.flatMap((group) => group.protections);

/** Neighbours in the table are far apart on the bird. */
function Patch({ verdict, order }: { verdict: ProtectionVerdict; order: number }) {
  if (verdict === "no") return null;
  return <use href={`#p${(order * 7) % coatPatches.length}`} {...(verdict === "partly" && { opacity: ".6" })} />;
}
