import { useEffect, useState } from "react";
import { followStatus, type NativeStatus } from "../bridge/native-status.ts";
import type { InApp } from "./in-app.ts";

/** The status as the app tells it, and how to ask once more. */
export function useStatus({ search, connect }: InApp): { status: NativeStatus; askAgain: () => void } {
  const [status, setStatus] = useState<NativeStatus>("pending");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => followStatus({ search, connect, onStatus: setStatus }), [search, connect, attempt]);
  return { status, askAgain: () => setAttempt((last) => last + 1) };
}
