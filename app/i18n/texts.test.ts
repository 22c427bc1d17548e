import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { supportedLocales } from './i18n';

type Texts = { readonly [name: string]: string | Texts };

/** The words for states are beside their tables, because the API needs them too. */
const files = import.meta.glob<Texts>(['./locales/*/*.json', '../../states/words/*.json'], {
  eager: true,
  import: 'default',
});
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as [string, string]] : flat(value, `${prefix}${name}.`),
  );

/** `namespace:key` → text. */
const textsOf = (locale: string): Map<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, of, namespace = 'events'] = /(?:locales|words)\/(\w+)(?:\/(\w+))?\.json$/.exec(path)!;
      return of === locale ? flat(texts, `${namespace}:`) : [];
    }),
  );

const swedish = textsOf('sv');
const keys = new Set([...swedish.keys()].map((key) => key.replace(PLURAL, '')));

const sources = ['app', 'bff', 'states'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** Everything in quotes; for a template a pattern, if it is specific enough for one group of keys. */
const quoted = new Set<string>();
const patterns = new Set<string>();
for (const text of sources) {
  for (const [, , inner = ''] of text.matchAll(/(['"])((?:(?!\1)[^\\\n])*)\1/g)) quoted.add(inner);
  // A template within another is matched by its call.
  const templates = [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ...text.matchAll(/\bt\(\s*`([^`]*)`/g)];
  for (const [, inner = ''] of templates) {
    const said = inner.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0');
    if (/^[\w:.\0]+$/.test(said) && /\w{2,}[.:]|[.:]\w{2,}/.test(said))
      patterns.add(said.replaceAll('\0', '[\\w. -]+?'));
  }
}
const anyPattern = [...patterns].map((pattern) => new RegExp(`^(?:\\w+:)?${pattern}$`));

/** The groups that a key is in: names from records and field choices are looked up there, so naming a group uses all of it. */
const groupsOf = (key: string): string[] => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index));

/** Literally in the code, with or without its namespace; by a template's pattern; or in a group. */
const isUsed = (key: string): boolean =>
  quoted.has(key) ||
  quoted.has(key.slice(key.indexOf(':') + 1)) ||
  anyPattern.some((pattern) => pattern.test(key)) ||
  groupsOf(key).some((group) => quoted.has(group));

const variables = (text: string | undefined): string[] =>
  [...new Set([...(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!))].sort();

describe('texts', () => {
  it.each(supportedLocales)('in %s have the same keys as in Swedish', (locale) => {
    expect([...textsOf(locale).keys()].sort()).toEqual([...swedish.keys()].sort());
  });

  it.each(supportedLocales)('in %s are not empty and have the same placeholders as in Swedish', (locale) => {
    const texts = textsOf(locale);
    const wrong = [...texts].filter(
      // «One bus» needs no number.
      ([key, text]) =>
        text.trim() === '' || (!key.endsWith('_one') && variables(text).join() !== variables(swedish.get(key)).join()),
    );
    expect(wrong).toEqual([]);
  });

  it.each(supportedLocales)('in %s keep the digits of a number in a line', (locale) => {
    expect([...textsOf(locale)].filter(([, text]) => /\d \d/.test(text))).toEqual([]);
  });

  it.each([
    ['sv', /[«»“„"]/],
    ['en', /[«»„"]/],
  ] as const)('in %s quote as the language does', (locale, others) => {
    expect([...textsOf(locale)].filter(([, text]) => others.test(text))).toEqual([]);
  });

  it('are all used', () => {
    expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
  });
});
