/** Kept apart from the schemas in `auth.ts`, because the first answer of an isolate needs only the paths. */

/** The paths of the auth service, relative to its origin. */
export const authPaths = {
  authorize: "/api/auth/v2/authorize",
  accountCreate: "/api/auth/v2/account/create",
  otp: "/api/auth/v2/otp",
  login: "/api/auth/v2/login",
  /**
   * Whether the link in an email would sign in: POST `{email, otp}`, 200 `{status:"valid"}`. Nothing is used up. A page that
   * says whose account a link is for asks here first, because anybody can put an address into a link.
   */
  loginLink: "/api/auth/v2/login/link",
  /** What to ask of a passkey that signs in to this session: POST with the session cookie. It signs in by `login`. */
  loginPasskey: "/api/auth/v2/login/passkey",
  token: "/api/auth/v2/token",
  account: "/api/auth/v2/account",
  accountEdit: "/api/auth/v2/account/edit",
  accountEditConfirm: "/api/auth/v2/account/edit/confirm",
  /** Undoes an email change: POST with the `token` in the email to the old address, or a recovery code; no sign-in. */
  accountEditUndo: "/api/auth/v2/account/edit/undo",
  /** Makes a recovery code in place of the one before: POST with a bearer token. It signs in by `login`, method `recovery`. */
  recoveryCode: "/api/auth/v2/account/recovery-code",
  accountDelete: "/api/auth/v2/account/delete",
  /** Emails a one-time code to the address of the account: POST with a bearer token, 200 `{status:"confirm", hash}`. */
  accountDeleteCode: "/api/auth/v2/account/delete/code",
  /** Everything that the services store about the account: GET with a bearer token. */
  accountExport: "/api/auth/v2/account/export",
  logout: "/api/auth/v2/logout",
  /** Ends every session of the account, this one included. */
  logoutAll: "/api/auth/v2/account/logout-all",
  /** Where the account is signed in: GET with a bearer token. */
  sessions: "/api/auth/v2/account/sessions",
  /** Ends one sign-in, or all but the one that asks: POST with a bearer token. */
  sessionsEnd: "/api/auth/v2/account/sessions/end",
  /** The passkeys of the account: GET, or POST to add one, with a bearer token. */
  passkeys: "/api/auth/v2/account/passkeys",
  /** What to ask of a browser that makes one: POST with a bearer token. */
  passkeyOptions: "/api/auth/v2/account/passkeys/options",
  passkeyRename: "/api/auth/v2/account/passkeys/rename",
  passkeyRemove: "/api/auth/v2/account/passkeys/remove",
  keys: "/api/auth/v2/.well-known/jwks.json",
  metadata: "/.well-known/oauth-authorization-server",
  v1AccountCreate: "/api/auth/account/create",
  v1AccessToken: "/api/auth/access-token",
  v1ValidateToken: "/api/auth/validate-token",
  v1LoginLink: "/api/auth/account/loginlink",
  v1Login: "/api/auth/login",
  v1AccountEdit: "/api/auth/account/edit",
  v1AccountEditConfirm: "/api/auth/account/edit/confirm",
  v1StoreLogin: "/api/auth/store-login",
  /** Pages for people, linked from emails. */
  loginPage: "/account/login",
  undoPage: "/account/undo-email",
} as const;
