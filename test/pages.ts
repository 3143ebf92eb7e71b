import { allPages } from "../src/features.ts";

/** Every page of the site by its route. */
export const pages = await allPages();
