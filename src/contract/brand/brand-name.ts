/** Kept apart from `brand.ts` because the script that every page loads needs only this much of it. */
export const brandName = "Nightjar";

/** The name in ids and addresses: small letters, digits and hyphens, a letter first. */
export const brandSlug = "nightjar";

/** The site's own domain; its other hosts are subdomains of it. */
export const brandDomain = "nightjar.example";
