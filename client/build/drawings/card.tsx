import type { ReactElement } from "react";
import { brand } from "../../../src/contract/brand/brand.ts";
import { headingFace } from "../../../src/contract/theme/faces.ts";
import { cardSize, type SharingCard } from "../../../src/render/card-list.ts";
import { illustrationList } from "../../components/sections/illustration-list.ts";
import { HeadMark } from "./marks.tsx";
import type { Pen } from "./palette.ts";

const { width, height } = cardSize;
/** Where the picture begins. */
const edge = 600;
const size = 82;
const step = 84;

/** The picture that is shown with a shared link to a page: words on the left, the illustration's picture on the right. */
export function SocialCard({ card, pen, picture }: { card: SharingCard; pen: Pen; picture: ReactElement }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path fill={pen("background")} d={`M0 0H${width}V${height}H0Z`} />
      <path fill={pen("a-illustration")} d={`M${edge} 0H${width}V${height}H${edge}Z`} />
      <svg x={edge} width={width - edge} height={height} viewBox={cutOf(card)} fill="none" aria-hidden="true">
        {picture}
      </svg>
      <g fill={pen("ink")} fontFamily={headingFace.family} fontWeight={headingFace.weight} letterSpacing="-0.02em">
        {card.words.split("\n").map((line, index) => (
          <text key={line} x="64" y={136 + index * step} fontSize={size}>
            {line}
          </text>
        ))}
        <text x="138" y="570" fontSize="40">
          {brand.name}
        </text>
      </g>
      <svg x="64" y="526" width="56" height="56" viewBox="0 0 64 64" aria-hidden="true">
        <HeadMark />
      </svg>
    </svg>
  );
}

/** The part of an illustration that a card shows, a little left of its middle, as a `viewBox`: an illustration is wider than its place. */
function cutOf({ illustration }: SharingCard): string {
  const { width: whole = 640, height: high = 460 } = illustrationList[illustration];
  const shown = (high * (width - edge)) / height;
  return `${Math.round((whole - shown) * 0.4)} 0 ${Math.round(shown)} ${high}`;
}
