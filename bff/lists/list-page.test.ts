import { describe, expect, it } from 'vitest';
import { listPage, type ReadList, wholeList } from './list-page';

const numbers =
  (total: number): ReadList<number> =>
  ({ page, pageSize }) => {
    const first = (page - 1) * pageSize;
    const rows = Array.from({ length: Math.max(0, Math.min(pageSize, total - first)) }, (_, index) => first + index);
    return Promise.resolve({ rows, total });
  };

describe('listPage', () => {
  it('says which page of how many it is', async () => {
    expect(await listPage({ page: 3, rows: 20 }, numbers(41))).toEqual({
      rows: [40],
      total: 41,
      page: 3,
      pages: 3,
      pageSize: 20,
    });
    expect(await listPage({ page: 1, rows: 50 }, numbers(41))).toMatchObject({ pages: 1, pageSize: 50 });
    expect(await listPage({ page: 1, rows: 20 }, numbers(0))).toMatchObject({ rows: [], pages: 0 });
  });

  it('says after the last one how many there are', async () => {
    expect(await listPage({ page: 4, rows: 20 }, numbers(41))).toMatchObject({ rows: [], page: 4, pages: 3 });
  });
});

describe('wholeList', () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_500])('reads all of %i rows, each once', async (total) => {
    expect(await wholeList(numbers(total))).toEqual(Array.from({ length: total }, (_, index) => index));
  });
});
