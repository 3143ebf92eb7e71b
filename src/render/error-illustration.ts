import { raw } from "hono/html";
import { colours } from "../contract/theme/colours.ts";
import { silhouette } from "../contract/theme/silhouette.ts";

/**
 * The illustration of the error pages: the field when the bird wakes, and the bird in it, drawn in dashes. Its markup is short,
 * since an error page loads no file: one strip of dashes, repeated at five sizes, and feathers from one pattern. The
 * outline (`o`) is used twice.
 */
const [dark] = colours.ink;
const [glint] = colours.surface;

const near = [0.6, 0.75, 0.9, 1.1, 1.4].map((scale) => `<use href=#r transform=scale(${scale}) />`).join("");

export const errorIllustration = raw(
  '<svg class=illustration viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden=true>' +
    "<circle cx=548 cy=266 r=52 fill=var(--accent) />" +
    '<path fill=var(--n) d="M0 292C180 268 380 300 720 276V900H0Z"/>' +
    '<defs><g id=r><path d="M0 504H1300M-75 524H1300M-30 564H1300M-190 604H1300" stroke-dasharray="22 34 9 26 30 22 52 12"/><path d="M-99 544H1300M-40 584H1300" stroke=var(--l) stroke-dasharray="30 40"/></g>' +
    '<pattern id=f width=25 height=17 patternUnits=userSpaceOnUse patternTransform=rotate(13)><path d="M2 4h9M16 4h5M7 13h11" stroke-width=5 /></pattern>' +
    `<path id=o d="${silhouette}"/></defs>` +
    near +
    '<g transform="matrix(.74 0 0 .74 0 396)"><use href=#o fill=var(--n) /><use href=#o fill=url(#f) />' +
    `<circle cx=150 cy=121 r=23 fill=${dark} /><circle cx=143 cy=113 r=5 fill=${glint} />` +
    "</g></svg>",
);
