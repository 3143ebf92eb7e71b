import { withAppScreen } from "../../../render/in-app.tsx";
import type { Page } from "../../../render/page.ts";
import type { ActionResult } from "../../../render/result.ts";
import { screens } from "./in-app-screens.tsx";

/** A page of the subscription together with its screen inside the app (FLOW-9). */
export function withScreen<Result extends ActionResult>(
  outside: Page<Result>,
  name: keyof typeof screens,
): Page<Result> {
  return withAppScreen(outside, name, screens[name]);
}
