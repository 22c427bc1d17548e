import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataFolder } from './data-folder';

describe('the folder of an installation', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [undefined, '.data'],
    ['', '.data'],
    ['/var/lib/bussplats', '/var/lib/bussplats'],
  ])('for DATA_DIR %j is %s', (given, folder) => {
    vi.stubEnv('DATA_DIR', given);
    expect(dataFolder()).toBe(folder);
  });
});
