import { visitStore } from "../events/visit-store.ts";
import { birdKey, hidingPlace, movedOn } from "./hiding-place.ts";

/**
 * Hides the bird elsewhere for a visitor who has found it in this tab. On the page where it was found it stays, with its note;
 * the next page has it in another place.
 */
export function start(bird: HTMLDetailsElement): void {
  const moved = visitStore.get(birdKey);
  const keep = () => visitStore.set(birdKey, movedOn(moved));
  if (bird.open) keep();
  else {
    bird.dataset.at = String(hidingPlace(Number(bird.dataset.at), moved));
    bird.addEventListener("toggle", keep, { once: true });
  }
}
