import { describe, expect, it, test } from 'vitest';
import { nodeRanges, nodeTrouble, rangesOf } from './node-versions.mjs';

const ranges = rangesOf('^20.19.0 || ^22.13.0 || ^24.0.0');

describe('a version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '24.21.0'])('%s is accepted', (version) =>
    expect(nodeTrouble(version, ranges)).toBeUndefined(),
  );
  test.each(['18.20.0', '20.18.9', '21.0.0', '22.12.0', '23.11.0', '25.0.0', '26.12.0'])(
    '%s is refused in one sentence',
    (version) =>
      expect(nodeTrouble(version, ranges)).toBe(
        `Bussplats runs on Node 20 (from 20.19), 22 (from 22.13) or 24; this is ${version}.`,
      ),
  );

  it('is stated in package.json in the one form that is understood', () => {
    expect(nodeTrouble(process.versions.node, nodeRanges())).toBeUndefined();
    expect(() => rangesOf('>=20')).toThrow(/\^major/);
  });
});
