import { useCallback, useEffect, useRef, useState } from "react";
import { followStatus, type NativeStatus } from "../bridge/native-status.ts";
import type { InApp } from "./in-app.ts";

/** Follows the status of the app for a screen (NAT-2), with a function that asks for it again. */
export function useStatus({ search, connect }: InApp) {
  const [status, setStatus] = useState<NativeStatus>("pending");
  const stop = useRef(() => {});
  const askAgain = useCallback(() => {
    stop.current();
    stop.current = followStatus({ search, connect, onStatus: setStatus });
  }, [search, connect]);
  useEffect(() => {
    askAgain();
    return () => stop.current();
  }, [askAgain]);
  return { status, askAgain };
}
