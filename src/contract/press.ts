/**
 * The field by which two presses of one button are known to be one, on a page whose visitor has no cookie yet. It holds 43
 * random characters that the page was drawn with, and leads to nobody.
 */
export const pressField = "press";
