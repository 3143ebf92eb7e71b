/** In characters: longer than any origin of ours, so that an address cannot carry any amount of text. */
export const longestOrigin = 200;

/** The one rule for an origin, in links, checkout and events (ADDR-1). Without a letter it could be an IP address or a number. */
export const originPattern = new RegExp(`^(?=.*[A-Za-z])[A-Za-z0-9_.]{3,${longestOrigin}}$`);
