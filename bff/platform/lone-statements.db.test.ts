import { describe, expect, it } from 'vitest';
import { inTransaction } from './transaction';
import { Setting } from '@db/models';
import { execute } from '@db/query';
import { retriesSoFar } from '@db/retry-transient';
import { useTestDatabase } from '@db/testing/test-database';

describe('a statement that the server rolls back', () => {
  const database = useTestDatabase();

  /** Fails the next `times` matching statements before they are sent, as a cluster would refuse them. */
  async function refused<Result>(times: number, looks: (options: Refusable) => boolean, work: () => Promise<Result>) {
    let left = times;
    const name = `refuse-${Math.random()}`;
    database.sequelize.addHook('beforeQuery', name, (options: Refusable) => {
      if (left === 0 || !looks(options)) return;
      left--;
      throw Object.assign(new Error('Deadlock found when trying to get lock'), { errno: 1213 });
    });
    const before = retriesSoFar();
    try {
      const result = await work().catch((error: Error) => error);
      return { result, retries: retriesSoFar() - before };
    } finally {
      database.sequelize.removeHook('beforeQuery', name);
    }
  }
  const put = (key: string, value: string) => Setting.create({ settingKey: key, validFrom: '2027-01-01', value });

  it('is retried on its own, without the caller doing anything', async () => {
    const { result, retries } = await refused(
      2,
      ({ type }) => type === 'INSERT',
      () => put('alone', '1'),
    );
    expect(result).toMatchObject({ value: '1' });
    expect(retries).toBe(2);
  });

  it('is given up after twelve tries, even if the caller repeats it once more', async () => {
    const { result, retries } = await refused(
      100,
      () => true,
      () => execute('DELETE FROM settings'),
    );
    expect(result).toMatchObject({ errno: 1213 });
    expect(retries).toBe(11);
  });

  it('has not happened when the COMMIT failed, and the transaction is run again', async () => {
    let runs = 0;
    const commits = ({ completesTransaction }: Refusable) => completesTransaction === true;
    const { result, retries } = await refused(1, commits, () =>
      inTransaction(async () => {
        runs++;
        await put(`run-${runs}`, 'x');
        return runs;
      }),
    );
    expect({ result, retries }).toEqual({ result: 2, retries: 1 });
    expect(await Setting.findAll({ attributes: ['settingKey'], where: { value: 'x' }, raw: true })).toEqual([
      { settingKey: 'run-2' },
    ]);
  });

  it('takes the whole transaction with it', async () => {
    let runs = 0;
    const { retries } = await refused(
      1,
      ({ type }) => type === 'INSERT',
      () =>
        inTransaction(() => {
          runs++;
          return put('inside', 'y');
        }),
    );
    expect({ runs, retries }).toEqual({ runs: 2, retries: 1 });
  });
});

describe('a statement cut off with its cluster node', () => {
  const database = useTestDatabase({ asInCluster: true });
  const put = (key: string) => Setting.create({ settingKey: key, validFrom: '2027-01-01', value: '1' });

  /** Drops the connection of the first matching statement just before it is sent. */
  async function cutOff<Result>(looks: (options: Refusable) => boolean, work: () => Promise<Result>) {
    let isDone = false;
    database.sequelize.addHook('beforeQuery', 'cut-off', (options: Refusable) => {
      if (isDone || !looks(options)) return;
      isDone = true;
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    });
    try {
      return await work().catch((error: Error) => error);
    } finally {
      database.sequelize.removeHook('beforeQuery', 'cut-off');
    }
  }

  it('is run again on another node while it cannot have happened', async () => {
    expect(
      await cutOff(
        ({ type }) => type === 'SELECT',
        () => Setting.findAll(),
      ),
    ).toEqual([]);
    await cutOff(
      ({ type }) => type === 'INSERT',
      () => inTransaction(() => put('inside')),
    );
    expect(await Setting.count({ where: { settingKey: 'inside' } })).toBe(1);
  });

  it('is left to its caller when nobody knows whether it happened', async () => {
    const commits = ({ completesTransaction }: Refusable) => completesTransaction === true;
    expect(await cutOff(commits, () => inTransaction(() => put('committed')))).toMatchObject({ code: 'ECONNRESET' });
    expect(
      await cutOff(
        ({ type }) => type === 'INSERT',
        () => put('alone'),
      ),
    ).toMatchObject({ code: 'ECONNRESET' });
  });
});

interface Refusable {
  type?: string;
  completesTransaction?: boolean;
}
