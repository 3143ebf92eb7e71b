import type { PlainEventId } from "./contract/events/events.ts";

/** What markup may say for `client/events/marked.ts` to count: an id that is misspelt does not compile. */
declare module "react" {
  interface HTMLAttributes<T> {
    "data-seen"?: PlainEventId;
    "data-sends"?: PlainEventId;
  }
}
