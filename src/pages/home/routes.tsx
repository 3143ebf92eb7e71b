import { area } from "../../render/page.ts";
import { homePage } from "./home-page.tsx";

export const homePages = area({ home: homePage });
