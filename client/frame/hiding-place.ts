/** How many places the hidden bird may lie in; the style sheet has a position for each. */
const places = 6;

/** Key in session storage, written when a visitor finds the bird: how far it moves on from each page's own place. */
export const birdKey = "bird";

/** The place of a page's own, from 0: each page has one, and it stays there for whoever hasn't found the bird. */
export function placeOf(path: string): number {
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % places;
}

/** Where the bird lies for a visitor who has found it; `moved` is what the browser keeps, null if that is nothing. */
export function hidingPlace(own: number, moved: string | null): number {
  return (own + readMoved(moved)) % places;
}

/** What the browser keeps once the bird is found again. A place, not a count: it begins anew after the last place. */
export function movedOn(moved: string | null): string {
  return String((readMoved(moved) + 1) % places);
}

/** A visitor may write anything into their storage. */
function readMoved(moved: string | null): number {
  return moved !== null && /^\d$/.test(moved) ? Number(moved) : 0;
}
