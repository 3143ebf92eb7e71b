/**
 * Runs before anything is installed, on whatever Node is there, so that the first line of output says which version is needed.
 * Plain JavaScript, because an old Node reads nothing else.
 */
import { pathToFileURL } from "node:url";

/** The oldest version, major and minor, that runs TypeScript files directly and that all tools accept. */
const oldest = [22, 18];

/** Platforms for which the packages include a Node (`optionalDependencies`). */
const brought = new Set(["linux x64", "linux arm64", "win32 x64"]);

/**
 * Null if this Node will do, else what to do.
 *
 * @param {{ version: string, platform: string, arch: string }} machine
 * @returns {string | null}
 */
export function advice({ version, platform, arch }) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  if (isNew || brought.has(`${platform} ${arch}`)) return null;
  return `Node ${oldest.join(".")} or newer is needed, and this is ${version}: get one from https://nodejs.org`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const said = advice({ version: process.versions.node, platform: process.platform, arch: process.arch });
  if (said) {
    console.error(said);
    process.exit(1);
  }
}
