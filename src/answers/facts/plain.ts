/** A name as it is looked up: without accents, in lower case. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");
}
