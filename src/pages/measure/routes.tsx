import { area } from "../../render/page.ts";
import { measurePage } from "./measure-page.tsx";
import { recordPage } from "./record-page.tsx";

export const measurePages = area({
  whatWeMeasure: measurePage,
  whatWeRecord: recordPage,
});
