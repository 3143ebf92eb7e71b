/** Up to and including this width, in CSS pixels, a page has the layout of a phone (DEV-6). */
const phoneUpTo = 800;

/**
 * The names of the two sides of the breakpoint in style sheets: `@media (--phone)` and `@media (--desk)`. The build puts
 * them before each sheet, because such a name is valid only in its own file.
 */
export const screenNames =
  `@custom-media --phone (max-width: ${phoneUpTo}px);` + `@custom-media --desk (width > ${phoneUpTo}px);`;
