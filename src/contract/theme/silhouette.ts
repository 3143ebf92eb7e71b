/** The bird at rest, seen from its left side, as a path on 1000 by 300 units; shared by the mark and the scenes. */
export const silhouette =
  "M60 149c6-6 14-10 25-12 3-23 23-45 63-57 42-11 90-11 132 3 32 11 60 15 92 19 88 12 188 36 278 62 50 14 90 26 126 34 54 12 114 22 162 32 14 3 19 14 17 27-2 13-9 21-23 21-62 0-132-3-202-5-110 4-210 11-300 5-110-6-198-22-248-56-30-20-64-36-84-50-16-6-30-12-38-23Z";

export const foldedWing =
  "M262 172c2-34 60-58 136-50 132 14 282 62 416 114 8 4 6 10-3 10-21-1-41-1-59 1-10 7-22 9-36 9-76 6-156 12-264 2-96-10-184-30-190-86Z";

/** For the mark, where only an eye and two lines of dashes fit. */
export const markEye = "M128 122a24 23 0 1 0 48 0a24 23 0 1 0-48 0Z";
export const markPlumage = "M300 176c120 38 260 56 440 70M320 142c140 16 280 54 440 82";

/**
 * The mark: the head alone, and the eye. A strip of its tile of 64 by 64 units with corners of 15 is left behind it, or the tile
 * would have no edge on a white page.
 */
export const head =
  "M4 36C6 32.5 10 30.5 15.5 30 17 18.5 26 10.5 39 10.5 52 10.5 61 18 61 31V49C61 55.6 55.6 61 49 61H42C35 56 29 48 20 41.5 13 40.5 7 39 4 36Z";
export const headEye = { cx: 34, cy: 27, r: 8.5, strokeWidth: 4 } as const;
export const headPlumage = "M48 20h5M51 29h5M48 38h5M42 47h5M53 47h5M47 56h5";
