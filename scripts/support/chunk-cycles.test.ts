import { expect, it } from 'vitest';
import { importCycle } from './chunk-cycles';

const files = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([fileName, imported]) => ({ fileName, imports: imported }));

it('finds none where files build on each other, though several need the same', () => {
  expect(importCycle(files({ page: ['forms', 'react'], forms: ['react'], react: [] }))).toBeUndefined();
});

it('names the way from a file round to itself', () => {
  expect(importCycle(files({ page: ['forms'], forms: ['react'], react: ['forms'] }))).toEqual([
    'forms',
    'react',
    'forms',
  ]);
});
