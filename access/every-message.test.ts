import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, type ErrorKey } from '@bff/domain/shared/error-catalogue';
import { readTraced } from '../scripts/support/traced-statements';
import { apiStates } from './messages/api-states';
import { pageStates } from './messages/page-states';
import { apiCases, pageCases } from './messages/simple-cases';
import { STILL_TO_COME } from './messages/still-to-come';

const ROOT = join(import.meta.dirname, '..');
const keys = Object.keys(catalogue) as ErrorKey[];
const produced = new Set([apiCases, pageCases, apiStates, pageStates].flatMap((cases) => Object.keys(cases)));
const toCome = Object.values(STILL_TO_COME).flat();

/** The product's source, without tests and the catalogue itself. */
const source = ['bff', 'app', 'fields']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter(
    (file) =>
      file.isFile() &&
      /\.tsx?$/.test(file.name) &&
      !/\.test\./.test(file.name) &&
      !file.parentPath.endsWith('domain/shared/errors'),
  )
  .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  .join('\n');
const isUsed = (key: ErrorKey): boolean => source.includes(`'${key}'`);

/** Keys that a domain or browser test produces, according to docs/traceability.md; `scripts/messages.test.ts` checks them. */
const tested = new Set(
  readTraced()
    .filter(({ section, status, test }) => section === '8' && status === 'done' && test.length > 0)
    .flatMap(({ says }) => [...says.matchAll(/`(\w+\.\w+)`/g)].map(([, key = '']) => key)),
);

describe('every message of the catalogue', () => {
  it('is produced by a test, or belongs to a feature that does not exist yet', () => {
    const forgotten = keys.filter((key) => !produced.has(key) && !tested.has(key) && !toCome.includes(key));
    expect(
      forgotten.map(
        (key) => `nothing produces ${key}: add a case to access/messages/, or its mark to the test that does`,
      ),
    ).toEqual([]);
  });

  it('is declared as still to come only while nothing uses it', () => {
    const there = toCome.filter((key) => isUsed(key) || produced.has(key));
    expect(
      there.map((key) => `${key} can be met now: take it out of still-to-come.ts and add a case that produces it`),
    ).toEqual([]);
    expect(new Set(toCome).size).toBe(toCome.length);
    // It only shrinks.
    expect(toCome.length).toBeLessThanOrEqual(27);
  });

  it('is used, unless it is still to come', () => {
    expect(keys.filter((key) => !isUsed(key) && !toCome.includes(key))).toEqual([]);
  });

  it('is, for most of them, produced by calls to the API or on pages', () => {
    expect(keys.filter((key) => produced.has(key)).length).toBeGreaterThanOrEqual(146);
  });
});
