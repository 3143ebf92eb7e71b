import { brand } from "../contract/brand.ts";

const { chrome, firefox, edge } = brand.stores.extensions;

/** Our extension, and where each browser gets it. */
export function ExtensionLinks() {
  return (
    <>
      our extension for <a href={chrome}>Chrome</a>, <a href={firefox}>Firefox</a> or <a href={edge}>Edge</a>
    </>
  );
}
