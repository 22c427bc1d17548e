// Traces: S2-137, S2-140, S2-175, S8-320
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser, registerPersonalData } from '../erasure';
import {
  disableUser,
  editUser,
  enableUser,
  findUsers,
  registerUserManager,
  renewInvitation,
  resetSecondFactor,
  seeUser,
} from '../accounts';
import type { Role, UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import {
  type CreatedDealOrganisation,
  createDealOrganisation,
  createUser,
  giveDealRight as giveRow,
} from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import {
  actedFor,
  actsFor,
  controllerOrganisations,
  type DealRole,
  dealRightsOf,
  dealUserManager,
  editDealUnit,
  giveDealRight,
  inviteDealUser,
  personalDataOfDealUsers,
  seeDealUnit,
  serveOrganisations,
  takeDealRight,
  unitRolesSeenBy,
} from '.';

useTestDatabase({ pool: 20 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; field?: string; message?: string }) =>
      [error.key ?? `no domain error: ${error.message}`, error.field].filter(Boolean).join('@'),
  );
const SCOPE: Record<DealRole, Role> = { user: 'DEAL_CUSTOMER_USER', booker: 'DEAL_CUSTOMER_BOOKER', finance: 'DEAL_CUSTOMER_FINANCE', admin: 'DEAL_CUSTOMER_ADMIN' }; // prettier-ignore
const member = async (organisation: CreatedDealOrganisation, unitId: number, role: DealRole): Promise<UserActor> => {
  const actor = await createUser({ roles: [SCOPE[role]], passwordHash: 'x' });
  await giveRow(actor, organisation, unitId, role);
  return actor;
};
const listed = async (actor: UserActor) => {
  const query = { text: '', sort: 'created', descending: false, page: 1, pageSize: 50 } as const;
  return (await findUsers(actor, query)).rows.map(({ id }) => id);
};
const can = async (actor: UserActor, { userId }: UserActor) =>
  seeUser(actor, userId).then(
    (seen) => seen.can.join(),
    () => 'not there',
  );
const EVERYTHING = 'see,edit,disable,unlock,sendPasswordLink,invite,logOut,delete';

let systemAdmin: UserActor;
let org: CreatedDealOrganisation;
let top: UserActor;
let middle: UserActor;
let low: UserActor;

beforeAll(async () => {
  registerUserManager(dealUserManager);
  registerPersonalData(personalDataOfDealUsers);
  systemAdmin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  org = await createDealOrganisation();
  top = await member(org, org.topId, 'admin');
  middle = await member(org, org.middleId, 'admin');
  low = await member(org, org.lowId, 'booker');
});

describe('an organisation’s administrator', () => {
  it('manages accounts whose rights are all within their own, sees those with some there, and nobody else', async () => {
    const both = await member(org, org.topId, 'finance');
    await giveRow(both, org, org.lowId, 'booker');
    const other = await createDealOrganisation();
    const foreign = await member(other, other.topId, 'admin');

    expect(await can(top, low)).toBe(EVERYTHING);
    expect(await can(top, both)).toBe(EVERYTHING);
    expect(await can(top, middle)).toBe(EVERYTHING);
    expect(await can(middle, low)).toBe(EVERYTHING);
    expect(await can(middle, both)).toBe('see');
    expect(await can(middle, top)).toBe('not there');
    expect(await can(top, top)).toBe('see');
    expect(await can(top, foreign)).toBe('not there');
    expect(await can(foreign, low)).toBe('not there');
    expect(await can(low, low)).toBe('not there');
    expect(await can(both, low)).toBe('not there');
    expect(await listed(middle)).toEqual([middle, low, both].map(({ userId }) => userId));
    expect(await listed(top)).toEqual([top, middle, low, both].map(({ userId }) => userId));
    expect(await keyOf(listed(low))).toBe('auth.noPermission');
  });

  it('never manages an account that has other roles than a deal customer’s', async () => {
    const staff = await createUser({ roles: ['SYSTEM_ADMIN', 'DEAL_CUSTOMER_USER'] });
    await giveRow(staff, org, org.lowId, 'user');
    expect(await can(top, staff)).toBe('not there');
    expect(await keyOf(disableUser(top, staff.userId))).toBe('user.notFound');
    await execute('DELETE FROM deal_rights WHERE user_id = :id', { id: staff.userId });
    await execute('DELETE FROM deal_users WHERE user_id = :id', { id: staff.userId });
  });

  it('invites, changes, closes, opens and deletes; not the second factor, and nothing of their own account', async () => {
    const person = { name: 'Bea', email: 'bea.bokare@test.invalid', language: 'sv' } as const;
    const { userId } = await inviteDealUser(middle, { ...person, unitId: org.lowId, role: 'booker' });
    await renewInvitation(middle, userId);
    await editUser(middle, userId, { name: 'Bea B', email: 'bea.b@test.invalid', phone: '' });
    await disableUser(middle, userId);
    await enableUser(top, userId);
    expect(await keyOf(resetSecondFactor(top, userId))).toBe('auth.noPermission');
    await deleteUser(middle, userId);
    expect(await select('SELECT 1 AS x FROM deal_rights WHERE user_id = :userId', { userId })).toEqual([]);
    expect(await select('SELECT 1 AS x FROM deal_users WHERE user_id = :userId', { userId })).toEqual([]);
    expect((await transitionsOf('user', userId)).at(-1)).toMatchObject({ to: 'deleted', actorUserId: middle.userId });

    for (const work of [disableUser, deleteUser]) expect(await keyOf(work(top, top.userId))).toBe('user.self');
    expect(await keyOf(takeDealRight(top, { userId: top.userId, unitId: org.topId, role: 'admin' }))).toBe('user.self');
    expect(await keyOf(disableUser(middle, top.userId))).toBe('user.notFound');
  });

  it('stays while they are the last active one of the top unit, whoever asks', async () => {
    const own = await createDealOrganisation();
    const [a, b] = [await member(own, own.topId, 'admin'), await member(own, own.topId, 'admin')];
    const outcomes = await Promise.all([keyOf(disableUser(systemAdmin, a.userId)), keyOf(disableUser(systemAdmin, b.userId))]); // prettier-ignore
    expect(outcomes.sort()).toEqual(['dealUnit.keepsAdmin', 'done']);
    const isActive = async ({ userId }: UserActor) => (await seeUser(systemAdmin, userId)).user.status === 'active';
    const last = (await isActive(a)) ? a : b;
    // Somebody who is only invited does not take their place.
    await inviteDealUser(last, { unitId: own.topId, role: 'admin', name: 'N', email: 'nybjuden@test.invalid', language: 'sv' }); // prettier-ignore
    expect(await keyOf(disableUser(systemAdmin, last.userId))).toBe('dealUnit.keepsAdmin');
    expect(await keyOf(takeDealRight(systemAdmin, { userId: last.userId, unitId: own.topId, role: 'admin' }))).toBe('dealUnit.keepsAdmin'); // prettier-ignore
  });

  it('sees a colleague’s rights, and gives and revokes only within their own units', async () => {
    const both = await member(org, org.lowId, 'user');
    await giveRow(both, org, org.topId, 'finance');
    const { rights, givable } = await dealRightsOf(middle, both.userId);
    expect(rights).toEqual([{ unitId: org.lowId, unitName: 'Norra skolan', role: 'user', mayTake: true }]);
    expect(givable.map(({ id }) => id)).toEqual([org.lowId, org.middleId]);
    expect((await dealRightsOf(top, both.userId)).rights).toHaveLength(2);
    // In the list too, no unit is named that its reader does not reach.
    expect((await unitRolesSeenBy(middle)).get(both.userId)).toEqual([{ role: 'user', units: ['Norra skolan'] }]);
    await giveRow(both, org, org.middleId, 'user');
    expect((await unitRolesSeenBy(top)).get(both.userId)).toMatchObject([
      { role: 'finance', units: [expect.any(String)] },
      { role: 'user', units: [expect.any(String), expect.any(String)] },
    ]);
    await takeDealRight(top, { userId: both.userId, unitId: org.middleId, role: 'user' });
    expect((await dealRightsOf(top, top.userId)).rights).toMatchObject([{ role: 'admin', mayTake: false }]);
    const right = { userId: both.userId, unitId: org.topId, role: 'booker' } as const;
    expect(await keyOf(giveDealRight(middle, right))).toBe('dealUnit.notFound');
    const other = await createDealOrganisation();
    const foreign = await member(other, other.topId, 'admin');
    expect(await keyOf(dealRightsOf(foreign, both.userId))).toBe('user.notFound');
  });
});

describe('a unit', () => {
  it('is renamed, closed and opened in place by its administrators', async () => {
    const own = await createDealOrganisation();
    const admin = await member(own, own.middleId, 'admin');
    const { unit, revision } = await seeDealUnit(admin, own.lowId);
    expect(unit).toMatchObject({ name: 'Norra skolan', status: 'active' });
    await editDealUnit(admin, own.lowId, { name: 'Nya skolan', costCenter: '7', status: 'inactive', revision });
    const stale = editDealUnit(admin, own.lowId, { name: 'X', costCenter: '7', status: 'active', revision });
    expect(await keyOf(stale)).toBe('input.changedMeanwhile');
    expect((await seeDealUnit(admin, own.lowId)).unit).toMatchObject({ name: 'Nya skolan', costCenter: '7', status: 'inactive' }); // prettier-ignore
    const edited = { name: 'Y', costCenter: '', status: 'inactive' } as const;
    expect(await keyOf(editDealUnit(admin, own.topId, edited))).toBe('dealUnit.notFound');
    expect(await keyOf(editDealUnit(systemAdmin, own.topId, edited))).toBe('dealUnit.topActive@status');
    const booker = await member(own, own.topId, 'booker');
    expect(await keyOf(seeDealUnit(booker, own.lowId))).toBe('auth.noPermission');
    expect(await keyOf(seeDealUnit(top, own.lowId))).toBe('dealUnit.notFound');
    expect((await transitionsOf('dealUnit', own.lowId)).slice(-2)).toMatchObject([
      { from: 'active', to: 'inactive', actorUserId: admin.userId },
      { from: null, to: 'changed', data: { changed: ['name', 'costCenter'] } },
    ]);
  });
});

describe('a traffic controller', () => {
  it('acts for the organisations that an administrator assigned, until one is taken away', async () => {
    const controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    const [one, two] = [
      await createDealOrganisation({ name: 'A-stad' }),
      await createDealOrganisation({ name: 'B-stad' }),
    ];
    const seen = await controllerOrganisations(systemAdmin, controller.userId);
    expect(seen.served).toEqual([]);
    expect(seen.choices.map(({ id }) => id)).toEqual(expect.arrayContaining([one.organisationId, two.organisationId]));
    const choose = (organisationIds: number[], revision: string) =>
      keyOf(serveOrganisations(systemAdmin, controller.userId, { organisationIds, revision }));
    expect(await choose([one.organisationId, two.organisationId], seen.revision)).toBe('done');
    expect(await choose([], seen.revision)).toBe('input.changedMeanwhile');
    expect((await actedFor(controller, undefined)).served.map(({ name }) => name)).toEqual(['A-stad', 'B-stad']);
    expect((await actedFor(controller, undefined)).active).toBeNull();
    expect((await actedFor(controller, one.organisationId)).active?.name).toBe('A-stad');
    expect(await actsFor(controller, one.organisationId)).toBe(true);

    const { revision } = await controllerOrganisations(systemAdmin, controller.userId);
    expect(await choose([999_999], revision)).toBe('dealOrganisation.notFound@organisations');
    expect(await choose([two.organisationId], revision)).toBe('done');
    expect(await actsFor(controller, one.organisationId)).toBe(false);
    // The session's choice is ignored now; without a choice it is the only one.
    expect(await actedFor(controller, one.organisationId)).toMatchObject({ active: { name: 'B-stad' } });
    expect((await transitionsOf('trafficController', controller.userId)).map(({ data }) => data)).toEqual([
      { changed: ['served'], served: { old: [], new: [one.organisationId, two.organisationId].map(String) } },
      {
        changed: ['served'],
        served: { old: [one.organisationId, two.organisationId].map(String), new: [String(two.organisationId)] },
      },
    ]);
    await execute("UPDATE deal_organisations SET status = 'suspended' WHERE id = :id", { id: two.organisationId });
    expect(await actsFor(controller, two.organisationId)).toBe(false);
    expect(await actedFor(controller, two.organisationId)).toEqual({ served: [], active: null });
  });

  it('is assigned organisations only by administrators', async () => {
    const controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
    const nobody = { organisationIds: [], revision: '' };
    for (const actor of [top, controller])
      expect(await keyOf(serveOrganisations(actor, controller.userId, nobody))).toBe('auth.noPermission');
    expect(await keyOf(controllerOrganisations(systemAdmin, low.userId))).toBe('user.notFound');
    expect((await actedFor(top, org.organisationId)).active).toBeNull();
  });
});
