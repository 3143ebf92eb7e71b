/** The most characters that an email address has (RFC 5321). */
export const longestEmail = 254;
