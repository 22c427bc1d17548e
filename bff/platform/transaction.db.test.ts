import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { DomainError } from '@bff/domain/shared/errors';
import { currentTransaction } from '@db/async-transaction';
import { execute, select, selectOne } from '@db/query';
import { isTransient } from '@db/retry-transient';
import { useTestDatabase } from '@db/testing/test-database';
import { inTransaction } from './transaction';

describe('inTransaction', () => {
  useTestDatabase();

  const put = (key: string, value: string) =>
    execute('INSERT INTO settings (setting_key, value) VALUES (:key, :value)', { key, value });
  const has = async (key: string) =>
    (await select('SELECT 1 FROM settings WHERE setting_key = :key', { key })).length === 1;

  it('commits what the work wrote', async () => {
    const result = await inTransaction(async () => {
      await put('committed', '1');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await has('committed')).toBe(true);
  });

  it('rolls everything back when the work throws, and rethrows the error once', async () => {
    let runs = 0;
    const refused = inTransaction(async () => {
      runs++;
      await put('rolled-back', '1');
      throw new DomainError('booking.occupied');
    });
    await expect(refused).rejects.toMatchObject({ key: 'booking.occupied' });
    expect(runs).toBe(1);
    expect(await has('rolled-back')).toBe(false);
  });

  it('joins the outer transaction', async () => {
    const outer = inTransaction(async () => {
      await inTransaction(() => put('inner', '1'));
      throw new DomainError('booking.occupied');
    });
    await expect(outer).rejects.toThrow(DomainError);
    expect(await has('inner')).toBe(false);
    expect(currentTransaction()).toBeUndefined();
  });

  it('keeps concurrent transactions apart', async () => {
    const allInside = meeting(3);
    const connectionId = async () => (await selectOne<{ id: number }>('SELECT CONNECTION_ID() AS id'))?.id;
    const ids = await Promise.all(
      [1, 2, 3].map(() =>
        inTransaction(async () => {
          const first = await connectionId();
          await allInside();
          expect(await connectionId()).toBe(first);
          return first;
        }),
      ),
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('runs in READ COMMITTED', async () => {
    await put('seen', 'before');
    await inTransaction(async () => {
      const read = () => selectOne<{ value: string }>("SELECT value FROM settings WHERE setting_key = 'seen'");
      expect((await read())?.value).toBe('before');
      await otherConnection(() => execute("UPDATE settings SET value = 'after' WHERE setting_key = 'seen'"));
      expect((await read())?.value).toBe('after');
    });
  });

  it('runs all of the work again after a deadlock', async () => {
    await put('deadlock-a', '0');
    await put('deadlock-b', '0');
    let runs = 0;
    const add = (first: string, second: string, met: () => Promise<void>) =>
      inTransaction(async () => {
        runs++;
        const bump = (key: string) =>
          execute('UPDATE settings SET value = value + 1 WHERE setting_key = :key', { key });
        await bump(first);
        await met();
        await bump(second);
      });
    const bothHoldOne = meeting(2);
    await Promise.all([add('deadlock-a', 'deadlock-b', bothHoldOne), add('deadlock-b', 'deadlock-a', bothHoldOne)]);
    expect(runs).toBe(3);
    const values = await select("SELECT value FROM settings WHERE setting_key LIKE 'deadlock-%'");
    expect(values).toEqual([{ value: '2' }, { value: '2' }]);
  });

  it('gives up after twelve tries', async () => {
    let runs = 0;
    const conflict = Object.assign(new Error('record has changed'), { errno: 1020 });
    const hopeless = inTransaction(() => {
      runs++;
      return Promise.reject(new Error('wrapped', { cause: conflict }));
    });
    await expect(hopeless).rejects.toThrow('wrapped');
    expect(runs).toBe(12);
  });

  it('gives up earlier when the tries themselves take long, as waits for a lock do', async () => {
    let runs = 0;
    const now = performance.now();
    const time = vi.spyOn(performance, 'now').mockImplementation(() => now + runs * 10_000);
    const waited = Object.assign(new Error('lock wait timeout'), { errno: 1205 });
    const hopeless = inTransaction(() => {
      runs++;
      return Promise.reject(waited);
    });
    await expect(hopeless).rejects.toThrow('lock wait timeout');
    time.mockRestore();
    expect(runs).toBe(3);
  });

  it('knows which errors are worth a retry', () => {
    const failed = (errno: number) => Object.assign(new Error('failed'), { errno });
    expect([1213, 1205, 1020, 1062, 1644].map((errno) => isTransient(failed(errno)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

/** Created outside any transaction: work run through it is on its own, as another request would be. */
const outside = new AsyncResource('outside');
const otherConnection = <Result>(work: () => Promise<Result>): Promise<Result> => outside.runInAsyncScope(work);

/** Resolves for everybody once `count` have arrived; later arrivals pass at once. */
function meeting(count: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++arrived >= count) open();
    return opened;
  };
}
