import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Part {
  version?: string;
  integrity?: string;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const asked = Object.entries({ ...dependencies, ...devDependencies });
const parts = Object.entries(read('package-lock.json')['packages'] as Record<string, Part>).filter(([at]) => at !== '');

describe('the list of components', () => {
  it('has every direct dependency in the pinned version', () => {
    expect(asked.length).toBeGreaterThan(10);
    const known = new Map(parts.map(([at, { version }]) => [at, version]));
    expect(
      asked.filter(([name, version]) => known.get(`node_modules/${name}`) !== version.replace(/^npm:.*@/, '')),
    ).toEqual([]);
  });

  it('has all transitive dependencies, with the hash of what is installed', () => {
    expect(parts.filter(([, part]) => !part.version || !/^sha512-/.test(part.integrity ?? '')).map(([at]) => at)).toEqual([]); // prettier-ignore
  });
});
