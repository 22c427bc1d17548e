import { expect, it } from 'vitest';
import { DomainError } from '@bff/domain/shared/errors';
import { actOnRows } from './act-on-rows.server';

const nameOf = (row: number) => `Refund ${row}`;
const named = (...rows: number[]) => rows.map((row) => ({ row: String(row), name: nameOf(row) }));

it('continues after a refused row', async () => {
  const act = (row: number) =>
    row === 2 ? Promise.reject(new DomainError('state.notAllowed', ['Sent'])) : Promise.resolve();
  expect(await actOnRows([1, 2, 3], { act, nameOf })).toEqual({
    done: named(1, 3),
    refused: [{ ...named(2)[0], error: 'state.notAllowed,Sent' }],
    untried: [],
  });
});

it('throws a failure at the first row: nothing was done', async () => {
  const act = () => Promise.reject(new Error('the database is away'));
  await expect(actOnRows([1, 2], { act, nameOf })).rejects.toThrow('the database is away');
});

it("stops at a row that fails for another reason, and reports every row's result", async () => {
  const tried: number[] = [];
  const act = (row: number) => {
    tried.push(row);
    if (row === 2) return Promise.reject(new DomainError('state.notAllowed'));
    return row === 3 ? Promise.reject(new Error('the database is away')) : Promise.resolve();
  };
  expect(await actOnRows([1, 2, 3, 4, 5], { act, nameOf })).toEqual({
    done: named(1),
    refused: [{ ...named(2)[0], error: 'state.notAllowed' }],
    failed: named(3)[0],
    untried: named(4, 5),
  });
  expect(tried).toEqual([1, 2, 3]);
});
