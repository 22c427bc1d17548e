import { Transaction } from 'sequelize';
import { describe, expect, it } from 'vitest';
import { inTransaction } from './transaction';
import { connect } from '@db/connection';
import { createCompany, createUser } from '@db/factories';
import { LOCKABLE } from '@db/lockable-tables';
import { Company, Session, User, UserRole } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';

describe('a lock in a cluster', () => {
  const database = useTestDatabase({ asInCluster: true });

  const writes = async (table: string, where: string): Promise<number[]> =>
    (await select<{ n: number }>(`SELECT lock_version AS n FROM ${table} WHERE ${where}`)).map(({ n }) => n);

  it('writes the row, shared lock or not, and changes nothing else in it', async () => {
    const { id } = await createCompany();
    const read = () =>
      selectOne(
        'SELECT version, updated_at, (SELECT revision FROM company_revisions WHERE company_id = :id) AS revision FROM companies WHERE id = :id',
        { id },
      );
    const before = await read();
    await inTransaction(() => Company.findByPk(id, { attributes: ['id'], lock: true }));
    await inTransaction(() => Company.findOne({ where: { id }, lock: Transaction.LOCK.SHARE }));
    expect(await writes('companies', `id = ${id}`)).toEqual([2]);
    expect(await read()).toEqual(before);
    await inTransaction(() => Company.findByPk(id));
    expect(await writes('companies', `id = ${id}`)).toEqual([2]);
  });

  it('writes every row found, also with composite keys', async () => {
    await createUser({ roles: ['SYSTEM_OWNER', 'SYSTEM_ADMIN'] });
    await createUser({ roles: ['SYSTEM_OWNER'] });
    await inTransaction(() => UserRole.findAll({ where: { role: 'SYSTEM_OWNER' }, lock: true }));
    expect(await writes('user_roles', "role = 'SYSTEM_OWNER'")).toEqual([1, 1]);
    expect(await writes('user_roles', "role = 'SYSTEM_ADMIN'")).toEqual([0]);
  });

  it('is refused where there is nothing to write, and without the key', async () => {
    const { userId } = await createUser();
    await execute(
      "INSERT INTO sessions (token_hash, user_id, data, idle_seconds, last_seen_at, expires_at, created_at) VALUES (:hash, :userId, '{}', 60, '2027-01-01', '2027-01-02', '2027-01-01')",
      { hash: 'a'.repeat(64), userId },
    );
    await expect(inTransaction(() => Session.findOne({ lock: true }))).rejects.toThrow('has no lock_version');
    await expect(inTransaction(() => User.findOne({ attributes: ['name'], lock: true }))).rejects.toThrow('(id)');
  });

  it('finds its column in every table named, and in no other', async () => {
    const rows = await select<{ name: string }>(
      "SELECT TABLE_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'lock_version'",
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...LOCKABLE].sort());
  });

  it('finds a primary key in every table to write by', async () => {
    const without = await select(
      `SELECT t.TABLE_NAME FROM information_schema.TABLES AS t
        LEFT JOIN information_schema.TABLE_CONSTRAINTS AS c
          ON c.TABLE_SCHEMA = t.TABLE_SCHEMA AND c.TABLE_NAME = t.TABLE_NAME AND c.CONSTRAINT_TYPE = 'PRIMARY KEY'
        WHERE t.TABLE_SCHEMA = DATABASE() AND c.TABLE_NAME IS NULL`,
    );
    expect(without).toEqual([]);
  });

  it('writes nothing on a standalone server', async () => {
    const { id } = await createCompany();
    const alone = connect(database.url);
    try {
      await inTransaction(() => Company.findByPk(id, { lock: true }));
      expect(await writes('companies', `id = ${id}`)).toEqual([0]);
    } finally {
      await alone.close();
    }
  });
});
