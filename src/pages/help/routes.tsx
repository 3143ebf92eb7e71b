import { feature } from "../../render/page.ts";
import { accessibilityPage } from "./accessibility-page.tsx";
import { helpPage } from "./help-page.tsx";

export const helpPages = feature({
  help: helpPage,
  accessibility: accessibilityPage,
});
