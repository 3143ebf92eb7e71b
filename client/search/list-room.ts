interface Extent {
  readonly top: number;
  readonly bottom: number;
}

interface Asked {
  /** The search box that the list belongs to. */
  readonly box: Extent;
  /** The list, with all its lines. */
  readonly list: Extent;
  /** What is seen of the page: the window without a keyboard on the screen, and what is kept free at its edges. */
  readonly seen: Extent;
}

/** In pixels: a line and the frame. On a screen lower than that, the list reaches over its edge. */
const lowest = 70;

/**
 * How far to scroll the page so that the list below a search box is seen whole, while the box stays in sight; and the height
 * that is left for the list, or null if that is enough for all its lines.
 */
export function listRoom({ box, list, seen }: Asked): { readonly scroll: number; readonly height: number | null } {
  const missing = list.bottom - seen.bottom;
  if (missing <= 0) return { scroll: 0, height: null };
  const scroll = Math.min(missing, Math.max(0, box.top - seen.top));
  return { scroll, height: scroll < missing ? Math.max(lowest, list.bottom - list.top - missing + scroll) : null };
}
