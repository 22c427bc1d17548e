import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['access', 'app', 'bench', 'bff', 'scripts'];
const sources = [
  'vite.config.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((path) => /\.tsx?$/.test(path) && path !== 'scripts/remix-options.test.ts');

it('Remix has its options from remix.config.js alone, in the build, the server, tests and measurements', () => {
  const texts = sources.map((path) => [path, readFileSync(path, 'utf8')] as const);
  // What Vite is told of single fetch is a type, which Remix asks for.
  const named = texts.filter(([, text]) => /\bv3_\w+\s*:\s*(?:true|false)[,\s}]/.test(text.replace(/interface \w+ \{[^}]*\}/g, ''))); // prettier-ignore
  expect(named.map(([path]) => path)).toEqual([]);
  const readers = texts.filter(([, text]) => /from '(?:\.\.?\/)+remix\.config\.js'/.test(text)).map(([path]) => path);
  expect(readers.sort()).toEqual([
    'access/testing/server-build.ts',
    'bench/vite.config.ts',
    'bff/platform/browser-assets.ts',
    'vite.config.ts',
  ]);
  const building = texts.filter(([, text]) => /\bremix\(/.test(text));
  expect(building.every(([, text]) => /\bremix\((?:remixConfig|\{\s*\.\.\.remixConfig)/.test(text))).toBe(true);
});
