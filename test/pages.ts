import { allPages } from "../src/areas.ts";

/** Every page of the site by its route. */
export const pages = await allPages();
