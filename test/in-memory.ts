import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";

/** Bytes that have to be free: many times what the stores of a run come to. */
const roomy = 2 ** 30;

/**
 * A folder for the temporary files of a test run: in memory if there is room, because each write to a store waits for the disk.
 */
export function forgetfulFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomy ? memory : tmpdir();
}
