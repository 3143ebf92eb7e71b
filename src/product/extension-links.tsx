import { brand } from "../contract/brand.ts";

const { chrome, firefox, edge } = brand.stores.extensions;

/** Our extension, and where each browser gets it: no component, so that structured data can read it (`render/structured-data.ts`). */
export const extensionLinks = (
  <>
    our extension for <a href={chrome}>Chrome</a>, <a href={firefox}>Firefox</a> or <a href={edge}>Edge</a>
  </>
);
