import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, test } from 'vitest';
import { DECISIONS, decisionsPage } from './support/decisions';

const readme = readFileSync('README.md', 'utf8');

it('README.md names every environment variable', () => {
  const source = readFileSync('bff/platform/env.ts', 'utf8');
  const names = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('README.md names only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, name]) => name as string);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(['README.md', 'docs/architecture.md', 'docs/driving-rules.md', 'docs/operations.md', 'docs/security.md'])(
  '%s names only files that exist',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const files = [...text.matchAll(/`([a-z][\w.-]*\/[\w./-]+\.[a-z]+)`/g)].map(([, path]) => path as string);
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => join(dirname(document), link ?? ''));
    expect(files.length + links.length).toBeGreaterThan(0);
    expect([...files, ...links].filter((path) => !existsSync(path))).toEqual([]);
  },
);

it('docs/decisions/README.md lists every decision (npm run decisions)', () => {
  expect(readFileSync(join(DECISIONS, 'README.md'), 'utf8')).toBe(decisionsPage());
});

it('decisions name only decisions that exist', () => {
  const page = decisionsPage();
  const named = [...page.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, name = '']) =>
    [...readFileSync(join(DECISIONS, name), 'utf8').matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, link = '']) => link),
  );
  expect(named.filter((name) => !existsSync(join(DECISIONS, name)))).toEqual([]);
});
