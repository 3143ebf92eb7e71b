/** Stands in a shell where {@link "./page.ts".Page.holes} of that name is written on each request. */
export function Hole({ name }: { name: string }) {
  return <template data-hole={name} />;
}

/** A shell cut at its holes: `texts[i]`, then the hole `names[i]`, then `texts[i + 1]`. */
export function cutAtHoles(html: string): { texts: string[]; names: string[] } {
  const pieces = html.split(/<template data-hole="([a-z-]+)"><\/template>/);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    names: pieces.filter((_, index) => index % 2 === 1),
  };
}
