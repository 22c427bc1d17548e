// Traces: S2-103, S2-104, S2-135, S2-139, S3-065, S8-321, S8-322, S8-323, S8-324
import { beforeAll, describe, expect, it } from 'vitest';
import { findUsers, logIn } from '../accounts';
import { readSession, startSession } from '../sessions';
import { hashPassword } from '../accounts/password-hash';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { createCustomer, createDealOrganisation as createRows, createUser, giveDealRight } from '@db/factories';
import { orgNumberFor } from '@db/factories/numbers';
import { execute, select } from '@db/query';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import {
  changeDealOrganisationStatus,
  createDealOrganisation,
  type DealOrganisationDetails,
  editDealContact,
  editDealOrganisation,
  listDealOrganisations,
  ownDealOrganisation,
  PLAIN_TERMS,
  seeDealOrganisation,
  unitsForPurchase,
} from '.';
import { loginOf } from '../sessions/testing/login-of';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

const database = useTestDatabase({ pool: 20 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; field?: string; message?: string }) =>
      [error.key ?? `no domain error: ${error.message}`, error.field].filter(Boolean).join('@'),
  );
let made = 60_000;
const details = (change: Partial<DealOrganisationDetails> = {}): DealOrganisationDetails => ({
  ...PLAIN_TERMS,
  name: 'Gävle kommun',
  orgNumber: orgNumberFor(++made),
  language: 'sv',
  contactName: 'Kia Kontakt',
  contactEmail: 'kia@test.invalid',
  contactPhone: '+46701740605',
  ...change,
});

let admin: UserActor;
beforeAll(async () => {
  await seedReference(database.sequelize);
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
});

const organisationWith = async (fields: Parameters<typeof createRows>[0] = {}) => {
  const rows = await createRows(fields);
  const user = await createUser({
    roles: ['DEAL_CUSTOMER_ADMIN'],
    passwordHash: await hashPassword('Gul-Buss-I-Regn-7'),
  });
  await giveDealRight(user, rows, rows.topId, 'admin');
  return { ...rows, id: rows.organisationId, user };
};
const version = async (id: number) => (await seeDealOrganisation(admin, id)).organisation.version;

describe('an organisation created by administrators', () => {
  it('has its agreed terms, and its first administrator’s invitation names it', async () => {
    const agreed = details({
      name: 'Falu kommun',
      creditLimit: 5_000_000,
      paymentTermsDays: 60,
      paymentOptions: ['invoice', 'card'],
      collectiveInvoice: true,
      trainReplacement: true,
    });
    const made = { details: agreed, costCenter: '10', admin: { name: 'Ada', email: 'ada.falun@test.invalid' } };
    const { organisationId, userId } = await createDealOrganisation(justLoggedIn(admin), made);
    const { organisation, units, members } = await seeDealOrganisation(admin, organisationId);
    expect(organisation).toMatchObject({
      ...agreed,
      paymentOptions: ['card', 'invoice'],
      status: 'active',
      version: 1,
    });
    expect(units).toMatchObject([{ name: 'Falu kommun', costCenter: '10', parentId: null }]);
    expect(members).toMatchObject([{ userId, isInvited: true, rights: [{ unitId: units[0]!.id, role: 'admin' }] }]);
    const [mail] = await select<{ payload: string }>("SELECT payload FROM outbox WHERE payload LIKE '%ada.falun@%'");
    expect(JSON.stringify(mail)).toContain('Falu kommun');
  });

  it('follows the rules of credit and invoices', async () => {
    const tryWith = (change: Partial<DealOrganisationDetails>) =>
      keyOf(createDealOrganisation(justLoggedIn(admin), { details: details(change), costCenter: '', admin: { name: 'A', email: `r${++made}@test.invalid` } })); // prettier-ignore
    // The general setting: one million kronor.
    expect(await tryWith({ creditLimit: 100_000_001 })).toBe('dealOrganisation.creditLimit@creditLimit');
    expect(await tryWith({ creditLimit: 100_000_000 })).toBe('done');
    expect(await tryWith({ paymentOptions: [] })).toBe('dealOrganisation.paymentOptions@paymentOptions');
    expect(await tryWith({ collectiveInvoice: true })).toBe('dealOrganisation.collectiveInvoice@collectiveInvoice');
    expect(await tryWith({ orgNumber: '556036-0794' })).toBe('customer.orgNumber@orgNumber');
    // The database enforces them too.
    const { id } = await organisationWith();
    const set = (what: string) => execute(`UPDATE deal_organisations SET ${what} WHERE id = :id`, { id });
    await expect(set('credit_limit = -1')).rejects.toThrow('deal_organisations_credit');
    await expect(set('payment_terms_days = 91')).rejects.toThrow('deal_organisations_terms');
    await expect(set('pays_by_card = FALSE')).rejects.toThrow('deal_organisations_pays');
    await expect(set('collective_invoice = TRUE')).rejects.toThrow('deal_organisations_collective');
  });

  it('is found by name, contact or number, filtered and sorted; by administrators only', async () => {
    await organisationWith({ name: 'Örebro län', contactName: 'Rut Region', trainReplacement: true });
    const { id } = await organisationWith({ name: 'Åre kommun', orgNumber: orgNumberFor(++made), creditLimit: 700 });
    const find = async (change: Partial<Parameters<typeof listDealOrganisations>[1]>) =>
      (
        await listDealOrganisations(admin, {
          text: '', status: undefined, trainReplacement: undefined, sort: 'name', descending: false, page: 1, pageSize: 50, ...change,
        })
      ).rows.map(({ name }) => name); // prettier-ignore
    expect(await find({ text: 'rut reg' })).toEqual(['Örebro län']);
    expect(await find({ trainReplacement: true })).toContain('Örebro län');
    expect(await find({ trainReplacement: true })).not.toContain('Åre kommun');
    expect(await find({ text: '100%' })).toEqual([]);
    const { orgNumber } = (await seeDealOrganisation(admin, id)).organisation;
    expect(await find({ text: `${orgNumber.slice(0, 6)}-${orgNumber.slice(6)}` })).toEqual(['Åre kommun']);
    const names = await find({});
    expect(names.indexOf('Åre kommun')).toBeLessThan(names.indexOf('Örebro län'));
    for (const actor of [await createCustomer(), (await organisationWith()).user]) {
      expect(await keyOf(seeDealOrganisation(actor, id))).toBe('auth.noPermission');
      expect(await keyOf(editDealOrganisation(actor, { id, version: 1, details: details() }))).toBe('auth.noPermission');
      expect(await keyOf(changeDealOrganisationStatus(actor, { id, to: 'suspended', reason: 'x' }))).toBe('auth.noPermission');
    } // prettier-ignore
    expect(await keyOf(seeDealOrganisation(admin, 999_999))).toBe('dealOrganisation.notFound');
  });
});

describe('changing an organisation', () => {
  it('refuses the second of two simultaneous edits, and logs which fields', async () => {
    const { id } = await organisationWith();
    const other = await organisationWith();
    const seen = await version(id);
    const save = (change: Partial<DealOrganisationDetails>) =>
      keyOf(editDealOrganisation(admin, { id, version: seen, details: details(change) }));
    const outcomes = await Promise.all([save({ name: 'Ett' }), save({ name: 'Två' })]);
    expect(outcomes.sort()).toEqual(['done', 'input.changedMeanwhile']);
    const logged = await transitionsOf('dealOrganisationDetails', id);
    expect(logged).toHaveLength(1);
    expect(logged[0]!.data).toMatchObject({ changed: expect.arrayContaining(['name', 'orgNumber']) as unknown });

    const { orgNumber } = (await seeDealOrganisation(admin, other.id)).organisation;
    const again = { id, version: await version(id), details: details({ orgNumber }) };
    expect(await keyOf(editDealOrganisation(admin, again))).toBe('dealOrganisation.duplicateOrgNumber@orgNumber');
  });

  it('keeps a limit that was agreed before the maximum was lowered', async () => {
    const { id } = await organisationWith({ creditLimit: 200_000_000 });
    const save = async (creditLimit: number) =>
      keyOf(editDealOrganisation(admin, { id, version: await version(id), details: details({ creditLimit }) }));
    expect(await save(200_000_000)).toBe('done');
    expect(await save(200_000_001)).toBe('dealOrganisation.creditLimit@creditLimit');
    expect(await save(100_000_000)).toBe('done');
    expect(await save(100_000_001)).toBe('dealOrganisation.creditLimit@creditLimit');
  });

  it('is done to its contact by its own top administrator', async () => {
    const { id, user, middleId, topId, ...rows } = await organisationWith();
    const contact = {
      contactName: 'Ny',
      contactEmail: 'ny.kontakt@test.invalid',
      contactPhone: '',
      language: 'en',
    } as const;
    const below = await createUser({ roles: ['DEAL_CUSTOMER_ADMIN'] });
    await giveDealRight(below, rows, middleId, 'admin');
    const financier = await createUser({ roles: ['DEAL_CUSTOMER_FINANCE'] });
    await giveDealRight(financier, rows, topId, 'finance');
    for (const actor of [below, financier])
      expect(await keyOf(editDealContact(actor, { id, version: 1, contact }))).toBe('auth.noPermission');
    const stranger = (await organisationWith()).user;
    expect(await keyOf(editDealContact(stranger, { id, version: 1, contact }))).toBe('dealOrganisation.notFound');
    await editDealContact(user, { id, version: 1, contact });
    expect(await keyOf(editDealContact(user, { id, version: 1, contact }))).toBe('input.changedMeanwhile');
    expect((await seeDealOrganisation(admin, id)).organisation).toMatchObject({
      ...contact,
      creditLimit: 0,
      version: 2,
    });
    expect(await ownDealOrganisation(below)).toMatchObject({ mayEdit: false, mayManage: true, seesTerms: true });
    expect((await ownDealOrganisation(below)).units.map(({ id: unitId }) => unitId)).not.toContain(topId);
    expect(await ownDealOrganisation(financier)).toMatchObject({ mayEdit: false, mayManage: false, seesTerms: true });
    expect(await keyOf(ownDealOrganisation(admin))).toBe('dealOrganisation.notFound');
  });
});

describe('an organisation that is', () => {
  const mailsTo = async (address: string) =>
    (await select('SELECT id FROM outbox WHERE payload LIKE :part', { part: `%${address}%` })).length;

  it('suspended buys nothing, while its users can log in', async () => {
    const { id, user } = await organisationWith({ contactEmail: 'pausad@test.invalid' });
    const { token } = await startSession({ login: await loginOf(user.userId) });
    await changeDealOrganisationStatus(admin, { id, to: 'suspended', reason: 'Obetald faktura' });
    expect(await unitsForPurchase(user, undefined)).toEqual([]);
    expect((await readSession(token))?.user?.actor.userId).toBe(user.userId);
    expect(await mailsTo('pausad@test.invalid')).toBe(1);
    await changeDealOrganisationStatus(admin, { id, to: 'active', reason: null });
    expect(await unitsForPurchase(user, undefined)).toHaveLength(3);
    const logged = await transitionsOf('dealOrganisation', id);
    expect(logged.map(({ to, reason }) => [to, reason])).toEqual([['suspended', 'Obetald faktura'], ['active', null]]); // prettier-ignore
  });

  it('inactive logs its users out at once, and lets them in again once active', async () => {
    const { id, user } = await organisationWith();
    const { rows: users } = await findUsers(admin, { text: '', role: 'DEAL_CUSTOMER_ADMIN', sort: 'created', descending: true, page: 1, pageSize: 50 }); // prettier-ignore
    const { username } = users.find((one) => one.id === user.userId)!;
    const enter = () => keyOf(logIn({ username, password: 'Gul-Buss-I-Regn-7', clientAddress: '203.0.113.9' }));
    const { token } = await startSession({ login: await loginOf(user.userId) });
    expect(await enter()).toBe('done');
    await changeDealOrganisationStatus(admin, { id, to: 'inactive', reason: 'Avtalet löpte ut' });
    expect(await readSession(token)).toBeNull();
    expect(await enter()).toBe('dealOrganisation.inactive');
    expect(await readSession((await startSession({ login: await loginOf(user.userId) })).token)).toBeNull();
    expect(await keyOf(changeDealOrganisationStatus(admin, { id, to: 'suspended', reason: 'x' }))).toBe(
      'state.notAllowed',
    );
    await expect(execute("UPDATE deal_organisations SET status = 'suspended' WHERE id = :id", { id })).rejects.toThrow(
      'state.notAllowed',
    );
    await changeDealOrganisationStatus(admin, { id, to: 'active', reason: null });
    expect(await enter()).toBe('done');
  });

  it('a train-replacement customer gives its users the claim', async () => {
    const { id, user } = await organisationWith();
    const { token } = await startSession({ login: await loginOf(user.userId) });
    const claim = async () => (await readSession(token))?.user?.actor.trainReplacementCustomer;
    expect(await claim()).toBe(false);
    await editDealOrganisation(admin, { id, version: 1, details: details({ trainReplacement: true }) });
    expect(await claim()).toBe(true);
  });
});
