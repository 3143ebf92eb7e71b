/** What a VPN server learns and what it writes down, in words that product page and contract share. */
export const vpnRecords = [
  {
    term: /*i18n*/ "Checks",
    note: /*i18n*/ "That you subscribe. Your device shows a pass that proves you subscribe, but not who you are.",
  },
  {
    term: /*i18n*/ "Needs",
    note: /*i18n*/ "Your IP address while the connection is open, to send pages and data back to your device.",
  },
  { term: /*i18n*/ "Counts", note: /*i18n*/ "How busy a server is, to know when to add another." },
  {
    term: /*i18n*/ "Writes down",
    note: /*i18n*/ "Nothing: no sites, no domain names looked up, no times and no IP addresses.",
  },
] as const;
