import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { logFolder } from "../dev-server.ts";
import { faultsBy } from "../watch/log-lines.ts";

const faultsOf = faultsBy(readFileSync("src/platform/log.ts", "utf8"));

/** Lines that `wrangler dev` itself writes: that it is ready, and every request. All others are from the workers. */
const ofServer = /^(?:\[wrangler(?::\w+)?\]|⎔ )/;

/** What it also writes: a table of the modules that a worker loads later. */
const moduleTable = /^Attaching additional modules:\n┌[─┬]+┐\n(?:[│├].*\n)+└[─┴]+┘$/gm;

/** The prefix that it puts before a line from the workers. */
const mark = /^(?:\[[\w-]+\] |[▲✘] \[(?:WARNING|ERROR)\] )/;

const servers = readdirSync(logFolder).map((name) => {
  const text = stripVTControlCharacters(readFileSync(join(logFolder, name), "utf8"));
  const lines = text.replace(moduleTable, "").split("\n");
  const ready = lines.findIndex((line) => line.includes("Ready on http"));
  return { name, ready, lines: lines.slice(ready).filter((line) => line.trim() !== "") };
});

test("OPS-2 what the workers wrote while browsers used them comes from the closed lists", () => {
  const requests = servers.flatMap(({ lines }) => lines.filter((line) => /^\[wrangler:info\] [A-Z]+ \//.test(line)));
  expect(requests.length, "requests that the servers saw").toBeGreaterThan(0);
  expect(servers.filter(({ ready }) => ready === -1)).toEqual([]);
  const said = servers.flatMap(({ lines }) => lines.filter((line) => !ofServer.test(line)));
  expect(said.map((line) => line.replace(mark, "")).flatMap((line) => faultsOf([line]))).toEqual([]);
});
