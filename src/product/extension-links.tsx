import { brand } from "../contract/brand.ts";

const { chrome, firefox, edge } = brand.stores.extensions;

/** Our extension, and where to get it. An element, not a component, so that `render/structured-data.ts` can read its text. */
export const extensionLinks = (
  <>
    our extension for <a href={chrome}>Chrome</a>, <a href={firefox}>Firefox</a> or <a href={edge}>Edge</a>
  </>
);
