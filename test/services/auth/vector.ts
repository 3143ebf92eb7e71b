/** The PKCE test vector (RFC 7636) that protocols gives. */
export const vector = {
  verifier: "oas6Ov1EcKzKjM-w9Q97cs6bYDU1cCI_hQwhAt0mLiE",
  challenge: "JP1GpQFSca0OUo-5Xxe5fzu2K_Sa84q2yCeHb-bw1zM",
} as const;
