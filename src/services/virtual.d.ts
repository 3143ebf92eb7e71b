/** What the services say in each language but English: made by `client/build/service-texts.ts`. */
declare module "virtual:service-texts" {
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
}
