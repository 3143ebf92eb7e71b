import type { PlainEventId } from "./contract/events/events.ts";

/** The attributes that `client/events/tracked.ts` counts events by: a misspelt event id does not compile. */
declare module "react" {
  interface HTMLAttributes<T> {
    "data-seen"?: PlainEventId;
    "data-sends"?: PlainEventId;
  }
}
