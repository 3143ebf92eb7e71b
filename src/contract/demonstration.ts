/**
 * What this site only demonstrates, so that nobody takes an example for the real thing. The footer says once what holds for every
 * page; the others stand where a page has something of its own that somebody could rely on.
 */
export const demonstration = {
  /** In the footer of every page, but those around a task. */
  site: /*i18n*/ "This site is a demonstration: its figures, ratings, stores and chat are examples. There’s nothing to download, no card is charged, and nobody reads messages.",
  /** Below buttons of which one leads to a download or a store. */
  download:
    /*i18n*/ "Demonstration: stores and downloads lead to addresses that don’t exist. Nothing is downloaded or installed.",
  /** Above documents that promise answers. */
  legal:
    /*i18n*/ "Demonstration: nobody reads messages here. Where this document promises an answer, a real service would give it.",
  /** Beside the phone numbers of advisers. */
  numbers: /*i18n*/ "Demonstration: nobody answers our phone numbers or calls you back.",
  /** Beside how many places the VPN has. */
  places: /*i18n*/ "Demonstration: the places and their number are examples.",
  /** Above the steps for setting up the VPN. */
  vpnSetUp: /*i18n*/ "Demonstration: there’s no browser to install and no VPN to connect to.",
  /** Beside buttons that lead to the chat. */
  chat: /*i18n*/ "Demonstration: the chat site doesn’t exist.",
  email: /*i18n*/ "Demonstration: we create no email addresses.",
  /** Beside the form of the newsletter. */
  newsletter: /*i18n*/ "Demonstration: you can subscribe and unsubscribe, but we send no issues.",
} as const;
