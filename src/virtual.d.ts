/** What the edge names of the browser's files: made by `client/build/client-files.ts`. */
declare module "virtual:client-files" {
  export const built: string;
  export const starter: { readonly script: string; readonly source: string };
  export const results: string;
  export const simulator: string;
}

/** The catalogs of the languages, as Vite hands them over. */
interface ImportMeta {
  glob<Module>(files: string): Readonly<Record<string, () => Promise<Module>>>;
}
