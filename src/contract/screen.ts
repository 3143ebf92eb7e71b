/** What depends on the size and the turning of a screen (DEV-6); the style sheets use the same breakpoint. */
export const screen = {
  /** Up to this width, in CSS pixels, a page has the layout of a phone. */
  mobileUpTo: 800,
  /** iOS moves the page itself when its keyboard opens: before that, in milliseconds, scrolling into view is undone. */
  iosScrollDelay: 350,
  /** A turned device reports several sizes on its way: the last one counts once it has held for so many milliseconds. */
  orientationDebounce: 50,
} as const;
