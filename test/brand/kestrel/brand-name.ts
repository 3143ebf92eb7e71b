export const brandName = "Kestrel";

export const brandSlug = "kestrel";

export const brandDomain = "search-kestrel.example";
