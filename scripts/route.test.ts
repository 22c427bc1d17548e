import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (...stops: string[]) => {
  const start = performance.now();
  const { OSRM_URL: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/route.ts', ...stops], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr, ms: performance.now() - start };
};

describe('npm run route', { timeout: 30_000 }, () => {
  it('prints one JSON line of metres, seconds and countries', () => {
    const { status, stdout, stderr } = run('uppsala', '60.6749,17.1413', 'SE-753 20');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
    const { metres, seconds, countries } = JSON.parse(stdout) as {
      metres: number;
      seconds: number;
      countries: { country: string; metres: number }[];
    };
    expect(metres).toBeGreaterThan(205_000);
    expect(metres).toBeLessThan(217_000);
    expect(seconds).toBeGreaterThan(2.2 * 3600);
    expect(countries).toEqual([{ country: 'SE', metres }]);
  });

  it('finds names in other languages, without diacritics, stations and airports', () => {
    const { stdout } = run('Copenhagen', 'malmo', 'Lund C', 'Copenhagen airport');
    const { countries } = JSON.parse(stdout) as { countries: { country: string }[] };
    expect(countries.map(({ country }) => country)).toEqual(['DK', 'SE']);
  });

  it('reports errors on standard error, and fails', () => {
    expect(run('Nowhereville', 'Gävle')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'No place is called «Nowhereville».\n',
    });
    expect(run('Sandhamn', 'Stockholm')).toMatchObject({ status: 1, stdout: '' });
    expect(run('Sandhamn', 'Stockholm').stderr).toContain('No bus route');
    expect(run('Uppsala')).toMatchObject({ status: 1, stdout: '' });
  });
});
