/** Beside every test of a property: see `requireAssertions` in `vitest.config.ts`. */
import fc from "fast-check";
import { expect } from "vitest";

/**
 * A property asks by throwing or not, and what it draws decides how many of its other questions come up. So each of its runs
 * counts as one, or a test would fail by chance.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  afterEach: () => {
    expect("a run").toBe("a run");
  },
});
