import { registerPages } from "../../render/page.ts";
import { accessibilityPage } from "./accessibility-page.tsx";
import { helpPage } from "./help-page.tsx";

export const helpPages = registerPages({
  help: helpPage,
  accessibility: accessibilityPage,
});
