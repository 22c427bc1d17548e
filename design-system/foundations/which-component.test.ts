import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { choices } from './which-component';

const titles = new Set(
  readdirSync('design-system', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => /^ {2}title: '([^']+)'/m.exec(readFileSync(`design-system/${file}`, 'utf8'))?.[1]),
);

it('the guide leads to components that have stories', () => {
  const used = Object.values(choices).flatMap((topic) => topic.flatMap(({ use }) => use));
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((title) => !titles.has(title))).toEqual([]);
});
