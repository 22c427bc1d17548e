// Traces: S3-078, S6-015, S8-300, S8-301, S8-302
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { createCompany, createCustomer, createUser } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { system, type UserActor, visitor } from '../shared/actor';
import {
  cancelIntegration,
  changeIntegration,
  createIntegration,
  findIntegration,
  integrationOperators,
  listIntegrations,
  newFormKey,
  noteIntegrationUse,
  rotateIntegrationSecret,
  seeIntegration,
} from '.';

useTestDatabase();

let admin: UserActor;
let companyId: number;
beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  ({ id: companyId } = await createCompany({ name: 'Bergs Buss AB' }));
  await createCustomer({ username: 'kunden', email: 'kunden@test.invalid' });
});
afterEach(() => clock.release());

const secretsOf = async (keyId: string) => (await findIntegration(keyId))?.secrets;

describe('an integration', () => {
  it('acts for an operator, a customer or nobody, and never for two', async () => {
    const ofOperator = await createIntegration(admin, { name: 'A', companyId, externalId: 'berg-1' });
    expect(await seeIntegration(admin, ofOperator.id)).toMatchObject({ name: 'A', companyName: 'Bergs Buss AB', customerName: null, externalId: 'berg-1', lastUsedAt: null, version: 1 }); // prettier-ignore
    const ofCustomer = await createIntegration(admin, { name: 'B', customer: 'Kunden' });
    expect(await seeIntegration(admin, ofCustomer.id)).toMatchObject({ companyId: null, customerUsername: 'kunden' });
    expect((await findIntegration(ofCustomer.keyId))?.customerId).toEqual(expect.any(Number));
    await expect(
      execute('UPDATE integration_users SET company_id = :companyId WHERE id = :id', { companyId, id: ofCustomer.id }),
    ).rejects.toThrow();
  });

  it('shows its secret once: afterwards nobody sees it, and the log does not contain it', async () => {
    const { id, secret } = await createIntegration(admin, { name: 'Secret' });
    expect(secret).toMatch(/^[\w-]{43}$/);
    const seen = JSON.stringify([
      await seeIntegration(admin, id),
      await listIntegrations(admin, { text: '', sort: 'name', descending: false }, { page: 1, pageSize: 100 }),
      await transitionsOf('integration', id),
    ]);
    expect(seen).not.toContain(secret);
    expect(seen).not.toMatch(/"(previousS|s)ecret"/);
    expect(JSON.stringify(await select('SELECT * FROM integration_users'))).not.toContain(secret);
  });

  it('is created once by a form that is sent twice', async () => {
    const formKey = newFormKey();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => createIntegration(admin, { name: 'Twice', formKey })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(createIntegration(admin, { name: 'Twice', formKey })).rejects.toMatchObject({
      key: 'integration.alreadyMade',
    });
    const { total } = await listIntegrations(
      admin,
      { text: 'Twice', sort: 'name', descending: false },
      { page: 1, pageSize: 1 },
    );
    expect(total).toBe(1);
  });

  it('refuses whom it cannot act for, and an external id that another active one has', async () => {
    const refused = (fields: object) => createIntegration(admin, { name: 'X', ...fields });
    await expect(refused({ companyId: 999_999 })).rejects.toMatchObject({
      key: 'company.notFound',
      field: 'companyId',
    });
    await expect(refused({ customer: 'nobody' })).rejects.toMatchObject({
      key: 'customer.notFound',
      field: 'customer',
    });
    const { id } = await createIntegration(admin, { name: 'Y', externalId: 'taken' });
    await expect(refused({ externalId: 'taken' })).rejects.toMatchObject({
      key: 'integration.externalIdTaken',
      field: 'externalId',
    });
    await cancelIntegration(admin, id);
    await expect(refused({ externalId: 'taken' })).resolves.toMatchObject({ secret: expect.any(String) as string });
  });

  it('is changed with a lock, and the log says what', async () => {
    const { id } = await createIntegration(admin, { name: 'Old', companyId });
    await changeIntegration(admin, id, { name: 'New', companyId, externalId: 'n-1', version: 1 });
    expect(await seeIntegration(admin, id)).toMatchObject({ name: 'New', externalId: 'n-1', version: 2 });
    const save = changeIntegration(admin, id, { name: 'Other', version: 1 });
    await expect(save).rejects.toMatchObject({ key: 'input.changedMeanwhile' });
    expect((await transitionsOf('integration', id)).at(-1)).toMatchObject({
      from: null,
      to: 'changed',
      data: {
        changed: ['name', 'externalId'],
        name: { old: 'Old', new: 'New' },
        externalId: { old: null, new: 'n-1' },
      },
    });
    // Saved unchanged: no new version and no log entry.
    await changeIntegration(admin, id, { name: 'New', companyId, externalId: 'n-1', version: 2 });
    expect((await seeIntegration(admin, id)).version).toBe(2);
  });

  it.each([0, 24, 168] as const)('keeps the old secret valid for %i hours beside the new one', async (overlapHours) => {
    clock.freeze('2027-03-10T08:00:00Z');
    const old = await createIntegration(admin, { name: 'Rotated' });
    const fresh = await rotateIntegrationSecret(admin, old.id, { overlapHours, version: 1 });
    expect(fresh.previousUntil).toEqual(new Date(Date.parse('2027-03-10T08:00:00Z') + overlapHours * 3_600_000));
    expect(await secretsOf(old.keyId)).toEqual(overlapHours ? [fresh.secret, old.secret] : [fresh.secret]);
    clock.freeze(fresh.previousUntil);
    expect(await secretsOf(old.keyId)).toEqual([fresh.secret]);
    const again = rotateIntegrationSecret(admin, old.id, { overlapHours, version: 1 });
    await expect(again).rejects.toMatchObject({ key: 'input.changedMeanwhile' });
    expect(await secretsOf(old.keyId)).toEqual([fresh.secret]);
  });

  it('has no access once it is canceled', async () => {
    const { id, keyId } = await createIntegration(admin, { name: 'Gone' });
    await cancelIntegration(admin, id);
    expect(await findIntegration(keyId)).toBeUndefined();
    const refused = { key: 'auth.integrationInvalid' };
    await expect(cancelIntegration(admin, id)).rejects.toMatchObject(refused);
    await expect(rotateIntegrationSecret(admin, id)).rejects.toMatchObject(refused);
    await expect(changeIntegration(admin, id, { name: 'Back', version: 2 })).rejects.toMatchObject(refused);
    expect(await seeIntegration(admin, id)).toMatchObject({ status: 'canceled' });
  });

  it('shows when it was used, to the minute', async () => {
    const { id, keyId } = await createIntegration(admin, { name: 'Used' });
    const integration = (await findIntegration(keyId))!;
    const used = async (at: string) => {
      clock.freeze(at);
      await noteIntegrationUse(integration);
      return (await seeIntegration(admin, id)).lastUsedAt?.toISOString();
    };
    expect(await used('2027-03-10T08:00:00.000Z')).toBe('2027-03-10T08:00:00.000Z');
    expect(await used('2027-03-10T08:00:59.000Z')).toBe('2027-03-10T08:00:00.000Z');
    expect(await used('2027-03-10T08:01:00.000Z')).toBe('2027-03-10T08:01:00.000Z');
  });

  it('is listed by name, state, whom it acts for and key', async () => {
    const { keyId } = await createIntegration(admin, { name: 'Needle_1', companyId });
    const names = async (text: string, status?: 'active' | 'canceled') =>
      (await listIntegrations(admin, { text, status, sort: 'created', descending: true }, { page: 1, pageSize: 100 })).rows.map(({ name }) => name); // prettier-ignore
    expect(await names('needle_')).toEqual(['Needle_1']);
    expect(await names('Needle%')).toEqual([]);
    expect(await names(keyId)).toEqual(['Needle_1']);
    expect(await names('åäö 🚌')).toEqual([]);
    expect(await names('bergs buss')).toContain('Needle_1');
    expect(await names('needle', 'canceled')).toEqual([]);
  });

  it('is managed by administrators', async () => {
    const { id } = await createIntegration(admin, { name: 'Mine' });
    const refused = { key: 'auth.noPermission' };
    for (const actor of [
      visitor('sv'),
      system('x'),
      await createCustomer(),
      await createUser({ roles: ['COMPANY_ADMIN'], companyId }),
    ]) {
      await expect(seeIntegration(actor, id)).rejects.toMatchObject(refused);
      await expect(integrationOperators(actor)).rejects.toMatchObject(refused);
      await expect(
        listIntegrations(actor, { text: '', sort: 'name', descending: false }, { page: 1, pageSize: 1 }),
      ).rejects.toMatchObject(refused);
      await expect(changeIntegration(actor, id, { name: 'x', version: 1 })).rejects.toMatchObject(refused);
      await expect(rotateIntegrationSecret(actor, id)).rejects.toMatchObject(refused);
      await expect(cancelIntegration(actor, id)).rejects.toMatchObject(refused);
    }
    await expect(seeIntegration(admin, 999_999)).rejects.toMatchObject({ key: 'integration.notFound' });
  });
});
