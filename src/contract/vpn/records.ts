/** What a VPN server learns and what it writes down, in words that product page and contract share. */
export const vpnRecords = [
  {
    term: "Checks",
    note: "That you subscribe. Your device shows a pass that proves you subscribe, but not who you are.",
  },
  { term: "Needs", note: "Your IP address while the connection is open, to send pages and data back to your device." },
  { term: "Counts", note: "How busy a server is, to know when to add another." },
  { term: "Writes down", note: "Nothing: no sites, no domain names looked up, no times and no IP addresses." },
] as const;
