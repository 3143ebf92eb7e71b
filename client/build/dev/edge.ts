import { createApp } from "../../../src/app.ts";
import { edge } from "../../../src/edge.ts";

/** The edge, but that what it throws is shown to whoever works on it, in place of the page for visitors. */
export default edge(
  createApp().onError((error) => {
    throw error;
  }),
);
