import { withAppScreen } from "../../../render/in-app.tsx";
import type { AnyOutcome } from "../../../render/outcome.ts";
import type { Page } from "../../../render/page.ts";
import { screens } from "./in-app-screens.tsx";

/** A page of the subscription together with its screen inside the app (FLOW-9). */
export function withScreen<Outcome extends AnyOutcome>(
  outside: Page<Outcome>,
  name: keyof typeof screens,
): Page<Outcome> {
  return withAppScreen(outside, name, screens[name]);
}
