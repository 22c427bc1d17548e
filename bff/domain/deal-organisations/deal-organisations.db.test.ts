// Traces: S1-018, S1-019, S2-138, S3-064, S6-026, S6-027, S7-028, S7-029, S7-030, S7-031, S7-032, S8-056, S8-190,
// S8-191, S8-193, S8-194, S8-195, S8-196
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import {
  type CreatedDealOrganisation,
  createDealOrganisation as createRows,
  createCustomer,
  createUser,
  giveDealRight as giveRow,
} from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import {
  actsFor,
  addDealUnit,
  createDealOrganisation,
  customerUnits,
  type DealRole,
  giveDealRight,
  inviteDealUser,
  PLAIN_TERMS,
  removeDealUnit,
  takeDealRight,
  unitsForPurchase,
} from '.';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

useTestDatabase({ pool: 20 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; field?: string }) =>
      [error.key ?? 'no domain error', error.field].filter(Boolean).join('@'),
  );
const SCOPE = { user: 'DEAL_CUSTOMER_USER', booker: 'DEAL_CUSTOMER_BOOKER', finance: 'DEAL_CUSTOMER_FINANCE', admin: 'DEAL_CUSTOMER_ADMIN' } as const; // prettier-ignore
const member = async (organisation: CreatedDealOrganisation, unitId: number, role: DealRole): Promise<UserActor> => {
  const actor = await createUser({ roles: [SCOPE[role]] });
  await giveRow(actor, organisation, unitId, role);
  return actor;
};
const rolesOf = async ({ userId }: { userId: number }) =>
  (
    await select<{ role: string }>('SELECT role FROM user_roles WHERE user_id = :userId ORDER BY position', { userId })
  ).map(({ role }) => role);
const ids = (units: readonly { id: number }[]) => units.map(({ id }) => id).sort((a, b) => a - b);
const page = { onlyActive: false, descending: false, limit: 50, offset: 0 };

let systemAdmin: UserActor;
let org: CreatedDealOrganisation;
let other: CreatedDealOrganisation;
let top: UserActor;
let middle: UserActor;

beforeAll(async () => {
  systemAdmin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  org = await createRows();
  other = await createRows();
  top = await member(org, org.topId, 'admin');
  middle = await member(org, org.middleId, 'admin');
});

describe('a new organisation', () => {
  const typed = (orgNumber: string, email: string) => ({
    details: {
      ...PLAIN_TERMS,
      name: 'Gävle kommun',
      orgNumber,
      language: 'sv' as const,
      contactName: 'Kia',
      contactEmail: 'kia@test.invalid',
      contactPhone: '',
    },
    costCenter: '100',
    admin: { name: 'Adam', email },
  });

  it('has a top unit and an administrator, who is invited', async () => {
    const made = await createDealOrganisation(justLoggedIn(systemAdmin), typed('SE212000233801', 'adam@test.invalid'));
    const { rows: units } = await customerUnits(systemAdmin, page);
    expect(units.filter(({ organisationId }) => organisationId === made.organisationId)).toEqual([
      { id: made.unitId, organisationId: made.organisationId, organisationName: 'Gävle kommun', parentId: null, name: 'Gävle kommun', costCenter: '100', active: true },
    ]); // prettier-ignore
    expect(await rolesOf(made)).toEqual(['DEAL_CUSTOMER_ADMIN']);
    expect(await transitionsOf('dealOrganisation', made.organisationId)).toMatchObject([{ from: null, to: 'active' }]);
    const mails = await select("SELECT id FROM outbox WHERE payload LIKE '%adam@test.invalid%'");
    expect(mails).toHaveLength(1);

    const again = typed('212000-2338', 'eva@test.invalid');
    expect(await keyOf(createDealOrganisation(justLoggedIn(systemAdmin), again))).toBe(
      'dealOrganisation.duplicateOrgNumber@orgNumber',
    );
    expect(
      await keyOf(createDealOrganisation(justLoggedIn(systemAdmin), typed('5560360793', 'adam@test.invalid'))),
    ).toBe('user.duplicateEmail@adminEmail');
    expect(await keyOf(createDealOrganisation(justLoggedIn(systemAdmin), typed('123', 'x@test.invalid')))).toBe(
      'customer.orgNumber@orgNumber',
    );
  });

  it('is created by administrators only, and not at all if a part of it fails', async () => {
    for (const actor of [top, await createCustomer()])
      expect(await keyOf(createDealOrganisation(justLoggedIn(actor), typed('5560360793', 'b@test.invalid')))).toBe(
        'auth.noPermission',
      );
    expect(await select("SELECT id FROM deal_organisations WHERE org_number = '5560360793'")).toEqual([]);
  });
});

describe('rights', () => {
  it('reach down the tree, and no other way', async () => {
    const low = await member(org, org.lowId, 'booker');
    const all = [org.topId, org.middleId, org.lowId];
    expect(ids((await customerUnits(top, page)).rows)).toEqual(all);
    expect(ids((await customerUnits(middle, page)).rows)).toEqual(all.slice(1));
    expect(ids((await customerUnits(low, page)).rows)).toEqual(all.slice(2));
    expect(ids(await unitsForPurchase(top, undefined))).toEqual(all);
    expect(ids(await unitsForPurchase(low, org.organisationId))).toEqual([org.lowId]);
    // A booker below with the finance role above buys only below.
    await giveRow(low, org, org.topId, 'finance');
    expect(ids((await customerUnits(low, page)).rows)).toEqual(all);
    expect(ids(await unitsForPurchase(low, undefined))).toEqual([org.lowId]);
  });

  it('to buy belong to bookers and administrators', async () => {
    for (const role of ['user', 'finance'] as const)
      expect(await keyOf(unitsForPurchase(await member(org, org.topId, role), undefined))).toBe('auth.noPermission');
    expect(await keyOf(unitsForPurchase(top, other.organisationId))).toBe('dealOrganisation.notFound');
    expect(await keyOf(unitsForPurchase(top, 999_999))).toBe('dealOrganisation.notFound');
    expect(await keyOf(unitsForPurchase(await createCustomer(), undefined))).toBe('auth.noPermission');
    expect(ids(await unitsForPurchase(systemAdmin, other.organisationId))).toEqual([
      other.topId,
      other.middleId,
      other.lowId,
    ]);
    expect(await keyOf(unitsForPurchase(systemAdmin, 999_999))).toBe('dealOrganisation.notFound');
    expect(await keyOf(unitsForPurchase(systemAdmin, undefined))).toBe('auth.noPermission');
  });

  it('end where a unit is inactive, and everywhere under it', async () => {
    const own = await createRows();
    const admin = await member(own, own.topId, 'admin');
    await execute("UPDATE deal_units SET status = 'inactive' WHERE id = :id", { id: own.middleId });
    expect(ids(await unitsForPurchase(admin, undefined))).toEqual([own.topId]);
    expect(ids((await customerUnits(admin, { ...page, onlyActive: true })).rows)).toEqual([own.topId]);
    expect(ids((await customerUnits(admin, page)).rows)).toEqual([own.topId, own.middleId, own.lowId]);
    await expect(
      execute("UPDATE deal_units SET status = 'inactive' WHERE id = :id", { id: own.topId }),
    ).rejects.toThrow('deal_units_top_active');
  });

  it('are given and revoked by administrators of the unit, and the scopes follow', async () => {
    const { userId } = await inviteDealUser(middle, { unitId: org.lowId, role: 'user', name: 'Ny', email: 'ny@test.invalid', language: 'sv' }); // prettier-ignore
    expect(await rolesOf({ userId })).toEqual(['DEAL_CUSTOMER_USER']);
    await giveDealRight(middle, { userId, unitId: org.middleId, role: 'booker' });
    await giveDealRight(top, { userId, unitId: org.topId, role: 'finance' });
    await giveDealRight(top, { userId, unitId: org.topId, role: 'finance' });
    expect(await rolesOf({ userId })).toEqual(['DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_FINANCE', 'DEAL_CUSTOMER_BOOKER']);
    await takeDealRight(top, { userId, unitId: org.middleId, role: 'booker' });
    await takeDealRight(top, { userId, unitId: org.middleId, role: 'booker' });
    expect(await rolesOf({ userId })).toEqual(['DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_FINANCE']);

    const right = { userId, unitId: org.topId, role: 'admin' } as const;
    expect(await keyOf(giveDealRight(middle, right))).toBe('dealUnit.notFound');
    const financier = await member(org, org.topId, 'finance');
    expect(await keyOf(giveDealRight(financier, right))).toBe('auth.noPermission');
    expect(await keyOf(giveDealRight(top, { ...right, unitId: other.topId }))).toBe('dealUnit.notFound');
    const stranger = await member(other, other.topId, 'admin');
    expect(await keyOf(giveDealRight(top, { ...right, userId: stranger.userId }))).toBe('user.notFound');
    expect(await keyOf(takeDealRight(top, { ...right, userId: 999_999 }))).toBe('user.notFound');
  });

  it('of the last administrator of the top unit stay, even when two leave at once', async () => {
    const own = await createRows();
    const [a, b] = [await member(own, own.topId, 'admin'), await member(own, own.topId, 'admin')];
    const leave = ({ userId }: UserActor) => takeDealRight(systemAdmin, { userId, unitId: own.topId, role: 'admin' });
    const outcomes = await Promise.all([keyOf(leave(a)), keyOf(leave(b))]);
    expect(outcomes.sort()).toEqual(['dealUnit.keepsAdmin', 'done']);
    // The database would not allow it either.
    await expect(execute('DELETE FROM deal_rights WHERE unit_id = :id', { id: own.topId })).rejects.toThrow(
      'dealUnit.keepsAdmin',
    );
    await expect(
      execute("UPDATE deal_rights SET role = 'user' WHERE unit_id = :id", { id: own.topId }),
    ).rejects.toThrow('dealRight.changed');
  });
});

describe('units', () => {
  it('are added under another and removed again', async () => {
    const { unitId } = await addDealUnit(middle, { parentId: org.middleId, name: 'Södra skolan', costCenter: '7' });
    expect(await keyOf(addDealUnit(top, { parentId: org.middleId, name: 'Södra skolan', costCenter: '' }))).toBe(
      'dealUnit.duplicateName@name',
    );
    expect(await keyOf(addDealUnit(middle, { parentId: org.topId, name: 'X', costCenter: '' }))).toBe(
      'dealUnit.notFound',
    );
    const { userId } = await inviteDealUser(top, { unitId, role: 'user', name: 'S', email: 's@test.invalid', language: 'en' }); // prettier-ignore
    expect(await keyOf(removeDealUnit(top, unitId))).toBe('dealUnit.inUse');
    await takeDealRight(top, { userId, unitId, role: 'user' });
    expect(await keyOf(removeDealUnit(top, org.middleId))).toBe('dealUnit.inUse');
    await removeDealUnit(middle, unitId);
    expect(await keyOf(removeDealUnit(top, unitId))).toBe('dealUnit.notFound');
    expect((await transitionsOf('dealUnit', unitId)).map(({ to }) => to)).toEqual(['active', 'removed']);
  });

  it('keep their top and their shape, whoever asks', async () => {
    for (const actor of [top, systemAdmin])
      expect(await keyOf(removeDealUnit(actor, org.topId))).toBe('dealUnit.topStays');
    const own = await createRows();
    const sql = (statement: string, values: object = {}) => execute(statement, { ...values });
    await expect(sql('DELETE FROM deal_units WHERE id = :id', { id: own.lowId })).resolves.toBeDefined();
    await expect(sql('DELETE FROM deal_units WHERE id = :id', { id: own.topId })).rejects.toThrow('dealUnit.topStays');
    await expect(
      sql('UPDATE deal_units SET parent_id = :low WHERE id = :id', { id: org.middleId, low: org.lowId }),
    ).rejects.toThrow('dealUnit.moved');
    const insert =
      'INSERT INTO deal_units (organisation_id, parent_id, name) VALUES (:organisationId, :parentId, :name)';
    await expect(sql(insert, { organisationId: org.organisationId, parentId: null, name: 'A' })).rejects.toThrow();
    await expect(
      sql(insert, { organisationId: org.organisationId, parentId: other.topId, name: 'B' }),
    ).rejects.toThrow();
  });

  it('are listed to administrators a page at a time', async () => {
    const first = await customerUnits(systemAdmin, { ...page, limit: 2 });
    const second = await customerUnits(systemAdmin, { ...page, limit: 2, offset: 2 });
    expect(first.total).toBeGreaterThan(5);
    expect(new Set(ids([...first.rows, ...second.rows])).size).toBe(4);
    expect(await keyOf(customerUnits(await createCustomer(), page))).toBe('auth.noPermission');
  });
});

describe('a traffic controller', () => {
  it('acts for the organisations assigned to them, while those are active', async () => {
    const controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    const own = await createRows();
    await execute('INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :id)', {
      userId: controller.userId,
      id: own.organisationId,
    });
    const acting = { organisationId: own.organisationId };
    expect(await actsFor(controller, own.organisationId)).toBe(true);
    expect(await actsFor(controller, other.organisationId)).toBe(false);
    expect(await actsFor(top, own.organisationId)).toBe(false);
    expect(ids((await customerUnits(controller, page, acting)).rows)).toEqual([own.topId, own.middleId, own.lowId]);
    expect(ids(await unitsForPurchase(controller, undefined, acting))).toEqual([own.topId, own.middleId, own.lowId]);
    expect(await keyOf(unitsForPurchase(controller, other.organisationId, acting))).toBe('dealOrganisation.notFound');
    expect(await keyOf(customerUnits(controller, page, { organisationId: other.organisationId }))).toBe(
      'auth.noPermission',
    );
    expect(await keyOf(customerUnits(controller, page))).toBe('auth.noPermission');
    await execute("UPDATE deal_organisations SET status = 'inactive' WHERE id = :id", { id: own.organisationId });
    expect(await actsFor(controller, own.organisationId)).toBe(false);
  });
});
