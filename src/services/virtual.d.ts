/** What the services say in each language but English: made by `client/build/service-texts.ts`. */
declare module "virtual:service-texts" {
  /** As they are named in the source. */
  export const messages: readonly string[];
  /** By language, the texts of these messages in the same order; null for one that has none. */
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: readonly (string | null)[] }>>>;
}
