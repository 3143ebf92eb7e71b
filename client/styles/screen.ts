/** Up to this width, in CSS pixels and itself included, a page has the layout of a phone (DEV-6). */
const phoneUpTo = 800;

/**
 * What the style sheets call the two sides of the breakpoint: `@media (--phone)` and `@media (--desk)`. The build puts it
 * before each sheet, since a name holds in its own file alone.
 */
export const screenNames =
  `@custom-media --phone (max-width: ${phoneUpTo}px);` + `@custom-media --desk (width > ${phoneUpTo}px);`;
