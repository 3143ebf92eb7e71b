/** Set up for every test of a property: see `requireAssertions` in `vitest.config.ts`. */
import fc from "fast-check";
import { expect } from "vitest";

/**
 * A property may check by throwing alone, and which of its assertions run depends on what it draws. So each of its runs counts
 * as an assertion, or a test could fail by chance for having none.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  afterEach: () => {
    expect("a run").toBe("a run");
  },
});
