import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, type ErrorKey } from '@bff/domain/shared/error-catalogue';
import { readTraced } from './support/traced-statements';

const rows = readTraced().filter(({ section }) => section === '8');
const keysOf = (says: string): string[] => [...says.matchAll(/`(\w+\.\w+)`/g)].map(([, key = '']) => key);
/** The specification's own messages: numbers below are transport rules, above are ours. */
const number = (id: string) => Number(id.slice(3));
const messages = rows.filter(({ id }) => number(id) >= 8 && number(id) <= 79);

/** A test's own text, and its cases if they are in a folder of its name. */
function textsOf(file: string): string[] {
  const folder = file.replace(/\.(db\.test|test|spec)\.ts$/, '');
  const cases = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [];
  return [file, ...cases.map((name) => `${folder}/${name}`)].map((path) => readFileSync(path, 'utf8'));
}

const paramsIn = (text: string): string[] => [...new Set(text.match(/\{\d(?::(?:money|number))?\}/g))].sort();

describe('the catalogue of messages', () => {
  it('has every message in section 8 of the specification', () => {
    expect(messages).toHaveLength(72);
    expect(messages.filter(({ says }) => keysOf(says).length === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(catalogue))('%s says the same in both languages', (_, { sv, en, status }) => {
    expect(paramsIn(sv)).toEqual(paramsIn(en));
    expect(paramsIn(sv).map((param) => param.replace(/:(money|number)/, ''))).toEqual(
      ['{0}', '{1}'].slice(0, paramsIn(sv).length),
    );
    expect(sv).not.toBe(en);
    for (const text of [sv, en]) expect(text).toMatch(/^[A-ZÅÄÖ].*[.!?]$/);
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('names for each message a test that produces it', () => {
    const silent = rows
      .filter(({ status }) => status === 'done')
      .flatMap(({ id, says, test }) => {
        const texts = test.flatMap(textsOf);
        const isProduced = (key: string) =>
          texts.some((text) => {
            const { sv, en } = catalogue[key as ErrorKey];
            // Literally, or in a regular expression.
            return (
              text.includes(key) ||
              text.includes(key.replace('.', '\\.')) ||
              [sv, en].some((whole) => text.includes(whole.split(/[{.]/)[0]!.trim()))
            );
          });
        return keysOf(says)
          .filter((key) => !isProduced(key))
          .map((key) => `${id}: ${key}`);
      });
    expect(silent).toEqual([]);
  });

  it('declares a message that nothing produces as still to come', () => {
    const later = rows.filter(({ status, says }) => status === 'part' && keysOf(says).length > 0);
    const unexplained = later.filter(
      ({ remark }) => !remark.includes('docs/decisions/0137-messages-that-come-later.md'),
    );
    expect(unexplained.map(({ id, says }) => `${id} ${keysOf(says).join()}`)).toEqual([]);
  });
});
