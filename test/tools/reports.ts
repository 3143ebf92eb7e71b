/** The parts that are read of the reports by the runners of `npm test`. */

export interface Count {
  passed: number;
  failed: number;
  /** For each failed test, its name and the beginning of its message. They are printed once more at the end. */
  readonly faults: string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly VitestResult[] }[];
}

interface VitestResult {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

const isFailed = ({ status }: VitestResult) => status === "failed";

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

interface PlaywrightTest {
  readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
}

function faultsIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
      return fault(
        title,
        errors.map(({ message = "" }) => message),
      );
    });
  return [...own, ...suites.flatMap(faultsIn)];
}

/** Cut short, because a test's message may contain whole pages. */
const fault = (name: string, messages: readonly string[]) => `${name}\n${messages.join("\n").slice(0, 1500)}`;

export function countOfVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as VitestReport;
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)),
    faults: failed.map(({ fullName, failureMessages }) => fault(fullName, failureMessages)),
  };
}

export function countOfPlaywright(report: unknown): Count {
  const { stats, suites } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, faults: suites.flatMap(faultsIn) };
}
