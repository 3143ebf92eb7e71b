/** Without accents, in lower case: as names are looked up. */
export function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");
}
