/** A failed test: the file and names for finding it, and its message. */
export interface Failure {
  test: string;
  message: string;
}

/** The part of Vitest's JSON report that is used (in Jest's format). */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { status: string; errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is used. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** The failed tests, and the files that did not load (which have no failed test). */
export function vitestFailures(report: VitestReport): Failure[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        test: `${file.name} › ${test.fullName}`,
        message: (test.failureMessages ?? []).join('\n'),
      }));
    return failed.length === 0 && file.status === 'failed'
      ? [{ test: file.name, message: file.message ?? '' }]
      : failed;
  });
}

/** The tests that failed every attempt, and errors outside tests (a file that does not load). */
export function playwrightFailures(report: PlaywrightReport): Failure[] {
  const inSuite = (suite: PlaywrightSuite): Failure[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => ({
          test: `${spec.file}:${spec.line} › ${suite.title} › ${spec.title}${test.projectName ? ` [${test.projectName}]` : ''}`,
          message: test.results.flatMap((result) => result.errors.map((error) => error.message ?? '')).join('\n'),
        })),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [
    ...report.suites.flatMap(inSuite),
    ...report.errors.map((error) => ({ test: '(no test)', message: error.message ?? '' })),
  ];
}
