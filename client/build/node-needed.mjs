/**
 * Runs before anything is installed, on whatever Node there is: the first line of output says which is needed. In plain
 * JavaScript, because an old Node reads nothing else.
 */
import { pathToFileURL } from "node:url";

/** The first that runs TypeScript as it stands and that all tools take. */
const oldest = [22, 18];

/** Systems for which a Node comes with the packages (`optionalDependencies`). */
const brought = new Set(["linux x64", "linux arm64", "win32 x64"]);

/**
 * Null where all is well, else what to do.
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
