import { feature } from "../../render/page.ts";
import { measurePage } from "./measure-page.tsx";
import { recordPage } from "./record-page.tsx";

export const measurePages = feature({
  whatWeMeasure: measurePage,
  whatWeRecord: recordPage,
});
