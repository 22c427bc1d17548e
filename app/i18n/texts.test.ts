import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { supportedLocales } from './i18n';

type Texts = { readonly [name: string]: string | Texts };

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as [string, string]] : flat(value, `${prefix}${name}.`),
  );

/** `namespace:key` → text. */
const textsOf = (locale: string): Map<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, of, namespace] = /locales\/(\w+)\/(\w+)\.json$/.exec(path)!;
      return of === locale ? flat(texts, `${namespace}:`) : [];
    }),
  );

const swedish = textsOf('sv');
const keys = new Set([...swedish.keys()].map((key) => key.replace(PLURAL, '')));
const namespaces = new Set([...keys].map((key) => key.split(':')[0]!));

const sources = ['app', 'bff', 'states'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);

/** Everything that stands in quotes; of a template a pattern, where it says enough to mean one group of keys. */
const quoted = new Set<string>();
const patterns = new Set<string>();
for (const { text } of sources) {
  for (const [, , inner = ''] of text.matchAll(/(['"])((?:(?!\1)[^\\\n])*)\1/g)) quoted.add(inner);
  // A template within another is found by its call.
  const templates = [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ...text.matchAll(/\bt\(\s*`([^`]*)`/g)];
  for (const [, inner = ''] of templates) {
    const said = inner.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0');
    if (/^[\w:.\0]+$/.test(said) && /\w{2,}[.:]|[.:]\w{2,}/.test(said))
      patterns.add(said.replaceAll('\0', '[\\w. -]+?'));
  }
}
const anyPattern = [...patterns].map((pattern) => new RegExp(`^(?:\\w+:)?${pattern}$`));

/** Words that a field takes its choices' from: `users:roleSet` names all of `users:roleSet.…`. */
const groups = new Set([...keys].filter((key) => key.includes('.')).map((key) => key.slice(0, key.lastIndexOf('.'))));

/** As it stands in the code, in its namespace or with it; by the pattern of a template; or in a group. */
const isUsed = (key: string): boolean =>
  quoted.has(key) ||
  quoted.has(key.slice(key.indexOf(':') + 1)) ||
  anyPattern.some((pattern) => pattern.test(key)) ||
  quoted.has(key.slice(0, key.lastIndexOf('.')));

const variables = (text: string | undefined): string[] =>
  [...new Set([...(text ?? '').matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!))].sort();

describe('texts', () => {
  it.each(supportedLocales)('of %s have the same keys as the Swedish', (locale) => {
    expect([...textsOf(locale).keys()].sort()).toEqual([...swedish.keys()].sort());
  });

  it.each(supportedLocales)('of %s are said, and say the same things as the Swedish', (locale) => {
    const texts = textsOf(locale);
    const wrong = [...texts].filter(
      // «One bus» needs no number.
      ([key, text]) =>
        text.trim() === '' || (!key.endsWith('_one') && variables(text).join() !== variables(swedish.get(key)).join()),
    );
    expect(wrong).toEqual([]);
  });

  it('are all used', () => {
    expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are there for every key that is named with its namespace', () => {
    const isNamed = (said: string) => /^\w+:[\w.]+$/.test(said) && namespaces.has(said.split(':')[0]!);
    const isThere = (key: string) =>
      keys.has(key) ||
      groups.has(key) ||
      (key.startsWith('errors:') && Object.hasOwn(catalogue, key.slice('errors:'.length)));
    expect([...quoted].filter((said) => isNamed(said) && !isThere(said)).sort()).toEqual([]);
  });

  it('are there for every key of a file that has one namespace', () => {
    const missing = sources.flatMap(({ path, text }) => {
      const named = [...new Set([...text.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, name]) => name!))];
      if (named.length !== 1) return [];
      return [...text.matchAll(/\bt\(\s*'([\w.]+)'/g)]
        .map(([, name]) => `${named[0]}:${name}`)
        .filter((key) => !keys.has(key))
        .map((key) => `${path}: ${key}`);
    });
    expect(missing).toEqual([]);
  });
});
