import { expect, it } from 'vitest';
import { importCycle } from './chunk-cycles';

const files = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([fileName, imported]) => ({ fileName, imports: imported }));

it('finds none if files form a hierarchy, even if several need the same file', () => {
  expect(importCycle(files({ page: ['forms', 'react'], forms: ['react'], react: [] }))).toBeUndefined();
});

it('names the path from a file back to itself', () => {
  expect(importCycle(files({ page: ['forms'], forms: ['react'], react: ['forms'] }))).toEqual([
    'forms',
    'react',
    'forms',
  ]);
});
