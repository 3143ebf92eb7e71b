import type { Context } from "hono";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import type { RegisteredPage } from "../../render/page.ts";
import { sheetOf } from "../../render/sheet.ts";
import { controlsPage } from "./controls-page.tsx";

const controls: RegisteredPage = {
  ...controlsPage,
  id: "controls",
  sheet: sheetOf("features/controls"),
  path: "/dev/controls",
  event: "controls",
  feature: "fallback",
  card: "home",
  palette: null,
  experiment: null,
};

/** One of each control, for developers: no route of the site. */
export function answerControls(c: Context<Http>): Promise<Response> {
  return answerPage(c, controls);
}
