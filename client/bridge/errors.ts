/** The host has no handler of that name: this page is not in one of our apps, or in one that is too old. */
export class MissingHandler extends Error {
  override readonly name = "MissingHandler";
  readonly handlerName: string;

  constructor(handlerName: string) {
    super(`Missing handler: ${handlerName}`);
    this.handlerName = handlerName;
  }
}

/** The device runs none of our apps, so there is nothing to exchange messages with (NAT-3). */
export class UnsupportedPlatform extends Error {
  override readonly name = "UnsupportedPlatform";

  constructor(device: string) {
    super(`Messaging not supported yet on: ${device}`);
  }
}

/** The host refused a request; the message is its own reason. */
export class NativeError extends Error {
  override readonly name = "NativeError";
}

/** The host's answer does not match the schema of the request. */
export class InvalidAnswer extends Error {
  override readonly name = "InvalidAnswer";

  constructor(method: string, cause: unknown) {
    super(`The answer to ${method} is not what was agreed on.`, { cause });
  }
}

/** No answer within the time that was set. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(method: string, milliseconds: number) {
    super(`No answer to ${method} within ${milliseconds} ms.`);
  }
}

/** This page may not ask for a token (see `mayAskForTokens`). */
export class TokenRefused extends Error {
  override readonly name = "TokenRefused";

  constructor(method: string) {
    super(`${method} is for our own subscription pages only.`);
  }
}
