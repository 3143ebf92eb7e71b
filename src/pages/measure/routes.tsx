import { area } from "../../render/page.ts";
import { measurePage } from "./measure-page.tsx";

export const measurePages = area({ whatWeMeasure: measurePage });
