import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";

/** What the stores of a run may come to, many times over. */
const roomy = 2 ** 30;

/**
 * A folder for what a run of the tests writes down and forgets: in memory, where the machine has room for it there, because
 * each write of a store waits until the disk has it.
 */
export function forgetfulFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomy ? memory : tmpdir();
}
