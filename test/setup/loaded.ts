/**
 * The test runner makes a module when it is first imported, which takes longer than a visitor is kept waiting, and one request
 * cannot wait for what another is loading. So all that the edge loads when it is first asked for is loaded before the tests.
 */
import.meta.glob(["../../src/**/*.{ts,tsx}", "!../../src/**/*.d.ts", "!../../src/operations/**"], { eager: true });
