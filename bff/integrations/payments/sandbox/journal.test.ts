import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from './journal';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'deep', 'journal.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is empty when there is none', () => {
  expect(Journal.read(path)).toEqual([]);
});

it('returns what was appended, in order, even when much is appended at once', async () => {
  const journal = await Journal.start(path, [{ n: -1 }]);
  await Promise.all(Array.from({ length: 500 }, (_, n) => journal.append({ n, text: 'rad 1\nrad 2 å' })));
  await journal.close();
  const lines = Journal.read(path) as { n: number }[];
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 501 }, (_, i) => i - 1));
});

it('has a line on disk when append resolves', async () => {
  const journal = await Journal.start(path, []);
  await journal.append({ n: 1 });
  expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n');
  await journal.close();
});

it('cuts off a torn last line, and continues from there', async () => {
  const journal = await Journal.start(path, []);
  await journal.append({ n: 1 });
  await journal.close();
  appendFileSync(path, '{"n":2,"te');
  expect(Journal.read(path)).toEqual([{ n: 1 }]);
  expect(readFileSync(path, 'utf8')).toBe('{"n":1}\n');
});

it('reports which line is damaged', async () => {
  await (await Journal.start(path, [])).close();
  writeFileSync(path, '{"n":1}\nnonsense\n{"n":3}\n');
  expect(() => Journal.read(path)).toThrow(/line 2 is damaged/);
});
