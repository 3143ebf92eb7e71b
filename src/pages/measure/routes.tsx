import { registerPages } from "../../render/page.ts";
import { measurePage } from "./measure-page.tsx";
import { recordPage } from "./record-page.tsx";

export const measurePages = registerPages({
  whatWeMeasure: measurePage,
  whatWeRecord: recordPage,
});
