import { followStatus, type NativeStatus } from "../bridge/native-status.ts";
import type { InApp } from "./in-app.ts";

/** Follows the status of the app for a screen (NAT-2); returns the action that asks for it again. */
export function askStatus(app: InApp, onStatus: (status: NativeStatus) => void) {
  const ask = () => followStatus({ search: app.search, connect: app.connect, onStatus });
  let stop = ask();
  return {
    "ask-again": () => {
      stop();
      stop = ask();
    },
  };
}
