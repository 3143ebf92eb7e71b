/** Everything that is written to the console while tests run, including what a test expects and keeps off the screen. */
import { vi } from "vitest";

export type Level = "debug" | "log" | "info" | "warn" | "error";

/** Lines since the end of the last test file. */
export const written: { readonly level: Level; readonly said: readonly unknown[] }[] = [];

/** Expects lines of this level: they are kept in {@link written} and fail no test. `vi.restoreAllMocks` ends it. */
export function expectWritten(level: Level) {
  return vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void written.push({ level, said }));
}

/** The same for one line. */
export function expectWrittenOnce(level: Level) {
  return vi.spyOn(console, level).mockImplementationOnce((...said: unknown[]) => void written.push({ level, said }));
}
