import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const [caseText = '', resultText = ''] = [
  ...readFileSync('docs/pricing.md', 'utf8').matchAll(/```json\n([\s\S]*?)```/g),
].map(([, block]) => block as string);
const folder = mkdtempSync(join(tmpdir(), 'price-'));
const file = join(folder, 'case.json');
writeFileSync(file, caseText);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/price.ts', ...args], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
};
const expected = `${JSON.stringify(JSON.parse(resultText))}\n`;

describe('npm run price', { timeout: 30_000 }, () => {
  it('prices a file', () => expect(run([file])).toEqual({ status: 0, stdout: expected, stderr: '' }));

  it('prices standard input; several cases give a line each', () => {
    const far = JSON.parse(caseText) as { drivingCost: { maximumMetres: number } };
    far.drivingCost.maximumMetres = 1;
    const { status, stdout } = run(['-'], `[${caseText}, ${JSON.stringify(far)}]`);
    expect(status).toBe(0);
    expect(stdout).toBe(`${expected}{"offered":false,"reason":"maximumDistance"}\n`);
  });

  it('prices nothing if a case cannot be read, and says which', () => {
    const { status, stdout, stderr } = run(
      ['-'],
      `[${caseText}, ${caseText.replace('"drivers": 1', '"drivers": -1')}]`,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('case 2: drivers: must not be negative\ncase 2: drivers: must be at least 1\n');
  });

  it('reports other faults', () => {
    expect(run(['-'], '{')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('no JSON') as string,
    });
    expect(run(['/no/such/file'])).toMatchObject({ status: 1, stdout: '' });
    expect(run([])).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') as string });
  });
});
