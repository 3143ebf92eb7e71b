import { createApp } from "../../../src/app.ts";
import { edge } from "../../../src/edge.ts";

/** The edge, except that an error is rethrown for the developer to see, instead of becoming the visitor's error page. */
export default edge(
  createApp().onError((error) => {
    throw error;
  }),
);
