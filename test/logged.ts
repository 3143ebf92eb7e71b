/** What is written to the console while tests run, also where a test expects it and keeps it from the screen. */
import { vi } from "vitest";

export type Level = "debug" | "log" | "info" | "warn" | "error";

/** Since the last test file. */
export const written: { readonly level: Level; readonly said: readonly unknown[] }[] = [];

/** Expects that something is written: it is kept, and is no defect. `vi.restoreAllMocks` ends it. */
export function expectWritten(level: Level) {
  return vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void written.push({ level, said }));
}

/** The same for one line. */
export function expectWrittenOnce(level: Level) {
  return vi.spyOn(console, level).mockImplementationOnce((...said: unknown[]) => void written.push({ level, said }));
}
