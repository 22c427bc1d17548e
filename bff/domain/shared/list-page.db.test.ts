import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createCompany, createUser } from '@db/factories';
import { Company, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { byColumn, listPage, NO_ROWS } from './list-page';

describe('listPage', () => {
  useTestDatabase();

  beforeAll(async () => {
    for (const city of ['Gävle', 'Umeå', 'Gävle', 'Gävle', 'Umeå']) await createCompany({ name: `AB ${city}`, city });
  });

  const cities = (page: number, pageSize: number, descending = false) =>
    listPage(
      Company,
      { where: { city: ['Gävle', 'Umeå'] }, order: byColumn('city', descending) },
      { page, pageSize },
      ({ id, city }) => ({ id, city }),
    );

  it('returns the wanted page as plain rows, and the total', async () => {
    const first = await cities(1, 2);
    expect(first.total).toBe(5);
    expect(first.rows.map(({ city }) => city)).toEqual(['Gävle', 'Gävle']);
    expect(first.rows[0]).not.toBeInstanceOf(Company);
    expect((await cities(3, 2)).rows.map(({ city }) => city)).toEqual(['Umeå']);
    expect(await cities(4, 2)).toEqual({ rows: [], total: 5 });
  });

  it('counts only where the page does not tell the total, and reads no rows where only the total is asked for', async () => {
    const count = vi.spyOn(Company, 'count');
    const find = vi.spyOn(Company, 'findAll');
    expect((await cities(3, 2)).total).toBe(5);
    expect((await cities(1, 6)).total).toBe(5);
    expect(count).not.toHaveBeenCalled();
    expect((await cities(1, 5)).total).toBe(5);
    expect(count).toHaveBeenCalledTimes(1);
    find.mockClear();
    expect(await cities(NO_ROWS.page, NO_ROWS.pageSize)).toEqual({ rows: [], total: 5 });
    expect(find).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('shows each row on one page only, and the same rows in reverse when the order is reversed', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => cities(page, 2)));
    const forwards = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(forwards).size).toBe(5);
    const backwards = (await cities(1, 5, true)).rows.map(({ id }) => id);
    expect(backwards).toEqual([...forwards].reverse());
  });

  it('counts a row once, however many included rows belong to it', async () => {
    for (let index = 0; index < 3; index++) await createUser({ roles: ['DRIVER', 'COMPANY_ADMIN'] });
    const { rows, total } = await listPage(
      User,
      { where: { pseudonymisedAt: null }, include: 'roles', order: byColumn('createdAt', true) },
      { page: 1, pageSize: 2 },
      ({ roles }) => roles?.length,
    );
    expect({ rows, total }).toEqual({ rows: [2, 2], total: 3 });
  });

  it('filters and sorts by columns of an included row', async () => {
    const company = await createCompany({ name: 'Zed', city: 'Kiruna' });
    const { userId } = await createUser({ companyId: company.id });
    const list = await listPage(
      User,
      {
        where: { '$company.city$': 'Kiruna' },
        include: { association: 'company', attributes: ['name'] },
        order: byColumn(['company', 'name'], false),
      },
      { page: 1, pageSize: 20 },
      ({ id, company: its }) => ({ id, company: its?.name }),
    );
    expect(list).toEqual({ rows: [{ id: userId, company: 'Zed' }], total: 1 });
  });
});
