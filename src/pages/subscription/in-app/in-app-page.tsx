import { withAppScreen } from "../../../render/in-app.tsx";
import type { Page } from "../../../render/page.ts";
import { screens } from "./in-app-screens.tsx";

/** One of these pages as it is inside the app (FLOW-9). */
export function withScreen(outside: Page, name: keyof typeof screens): Page {
  return withAppScreen(outside, name, screens[name]);
}
