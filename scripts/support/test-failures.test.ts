import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './test-failures';

describe('the failures of a test report', () => {
  it('name each failed test by file and names, and files that did not load', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: '/a.db.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a hold keeps the bus', status: 'passed', failureMessages: [] },
            { fullName: 'a hold ends', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: '/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
        { name: '/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { test: '/a.db.test.ts › a hold ends', message: 'expected 1 to be 2' },
      { test: '/b.test.ts', message: 'Cannot find module' },
    ]);
  });

  it('include Playwright’s failures in nested suites, but no test that passed on retry', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'booking.spec.ts',
      line: 7,
      tests: [
        {
          projectName: 'phone',
          status,
          results: [{ status: 'failed', errors: [{ message: 'Timed out' }] }],
        },
      ],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'Cannot load file' }],
      suites: [
        {
          title: 'booking.spec.ts',
          specs: [spec('again', 'flaky')],
          suites: [{ title: 'booking', specs: [spec('pays', 'unexpected'), spec('looks', 'expected')] }],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual([
      { test: 'booking.spec.ts:7 › booking › pays [phone]', message: 'Timed out' },
      { test: '(no test)', message: 'Cannot load file' },
    ]);
  });
});
