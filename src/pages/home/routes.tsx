import { feature } from "../../render/page.ts";
import { homePage } from "./home-page.tsx";

export const homePages = feature({ home: homePage });
