import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { screenPaths } from './screen-paths.js';

const refusals = (code: string) =>
  new Linter().verify(code, {
    plugins: { house: { rules: { 'screen-paths': screenPaths } } },
    rules: { 'house/screen-paths': 'error' },
  }).length;

test.each([
  ["path('/dashboard/admin/customers/list')", 1],
  ['path(`/booking/details/${number}`)', 1],
  ['`/booking/edit?order=${number}`', 1],
  ["path('/auth/login')", 1],
  ["'/dashboard'", 1],
  ['to.customer(17)', 0],
  ["'/places.json'", 0],
  ["'/'", 0],
  ["import '/dashboardish'", 0],
  ["'/sv/dashboard'", 0],
])('%s: %i', (code, count) => expect(refusals(code)).toBe(count));
