/** Apart from the rest of the brand for the script of every page, which needs no more of it. */
export const brandName = "Nightjar";

/** The name in ids and addresses: small letters, digits and hyphens, a letter first. */
export const brandSlug = "nightjar";

/** The site's own name on the web; its other hosts stand below it. */
export const brandDomain = "nightjar.example";
