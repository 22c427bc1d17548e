import { afterEach, describe, expect, it } from 'vitest';
import { Setting } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { cachedFor } from './cached-for';
import { clock } from './clock';

describe('a cached read', () => {
  useTestDatabase();
  afterEach(() => clock.release());

  it('is repeated once its time is over, on demand, and for each key', async () => {
    const count = cachedFor(10_000, (settingKey: string) => Setting.count({ where: { settingKey } }));
    const put = (settingKey: string) => Setting.create({ settingKey, validFrom: '2027-01-01', value: '1' });
    clock.freeze('2026-11-25T12:00:00Z');
    expect(await count('a')).toBe(0);
    await put('a');
    expect([await count('a'), await count('b')]).toEqual([0, 0]);
    clock.advance(9_999);
    expect(await count('a')).toBe(0);
    clock.advance(1);
    expect(await count('a')).toBe(1);
    await put('b');
    count.forget();
    expect(await count('b')).toBe(1);
    // Set back: what was read in what is now the future is read again.
    clock.freeze('2026-11-25T11:00:00Z');
    await Setting.destroy({ where: { settingKey: 'a' } });
    expect(await count('a')).toBe(0);
  });

  it('is shared by simultaneous callers, and not cached when it fails', async () => {
    let reads = 0;
    const read = cachedFor<void, number>(10_000, () =>
      ++reads === 1 ? Promise.reject(new Error('the database is away')) : Promise.resolve(reads),
    );
    const [first, second] = await Promise.allSettled([read(), read()]);
    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  });
});
