import { followStatus, type NativeStatus } from "../bridge/native-status.ts";
import type { Screen } from "./screen.ts";

/** Follows the status of the app for a screen, and asks anew at a press of "ask-again" (NAT-2). */
export function askStatus({ app, onPress }: Screen, onStatus: (status: NativeStatus) => void): void {
  const ask = () => followStatus({ search: app.search, connect: app.connect, onStatus });
  let stop = ask();
  onPress("ask-again", () => {
    stop();
    stop = ask();
  });
}
