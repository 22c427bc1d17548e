// Traces: S8-303
import { expect, it } from 'vitest';
import { createContentPage, removeContentPage } from '@bff/domain/content';
import { createBookableVehicle, createCompany, createOrder, createUser } from '@db/factories';
import { Company, Customer, User, Vehicle } from '@db/models';
import { selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { logTransition } from '../shared/event-log.store';
import { type EventQuestion, historyOf, listEventGroups, listEvents, readEvent } from '.';

useTestDatabase();

it('the log knows which page, message or account has been deleted since', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const text = { title: 'Snö', markdown: 'Snö' };
  const slug = 'about-snow';
  await createContentPage(admin, { slug, texts: { sv: text, en: text }, published: false, inFooter: false });
  const log = (entity: string, subject: { entityId: number } | { entityKey: string }) =>
    logTransition({ entity, ...subject, from: null, to: 'changed', by: admin });
  const isGone = async (entity: string, subject: { entityId: number } | { entityKey: string }) =>
    (await historyOf(admin, entity, subject))[0]?.isGone;
  await log('message', { entityId: 999_999 });
  expect(await isGone('contentPage', { entityKey: slug })).toBeUndefined();
  expect(await isGone('message', { entityId: 999_999 })).toBe(true);
  await removeContentPage(admin, slug);
  expect(await isGone('contentPage', { entityKey: slug })).toBe(true);
  const { userId } = await createUser();
  await log('user', { entityId: userId });
  expect(await isGone('user', { entityId: userId })).toBeUndefined();
  await User.update({ pseudonymisedAt: new Date() }, { where: { id: userId } });
  expect(await isGone('user', { entityId: userId })).toBe(true);
});

it('the log names what a price list, fees, a starting place and a controller belong to', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { companyId, vehicleId, ...lists } = await createBookableVehicle();
  const stored = (await selectOne<{ company: string; bus: string; placeId: number }>(
    `SELECT c.name AS company, v.registration_number AS bus, p.id AS placeId FROM vehicles v
      JOIN companies c ON c.id = v.company_id JOIN starting_positions p ON p.vehicle_id = v.id WHERE v.id = :vehicleId`,
    { vehicleId },
  ))!;
  const ada = await createUser({ roles: ['TRAFFIC_CONTROLLER'], name: 'Ada Ledare' });
  const things: [string, number, string][] = [
    ['vehicleCostList', lists.vehicleCostListId, stored.company],
    ['drivingCostList', lists.drivingCostListId, stored.company],
    ['driverCostList', lists.driverCostListId, stored.company],
    ['cancellationFees', companyId, stored.company],
    ['startingPosition', stored.placeId, stored.bus],
    ['trafficController', ada.userId, 'Ada Ledare'],
  ];
  for (const [entity, entityId, subjectName] of things) {
    await logTransition({ entity, entityId, from: null, to: 'created', by: admin });
    expect((await historyOf(admin, entity, { entityId }))[0], entity).toMatchObject({ subjectName });
  }
});

it('the log names whose a price list was that is gone, and what an entry mentions by its id', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { companyId, vehicleId } = await createBookableVehicle();
  const { name } = (await Company.findByPk(companyId))!;
  const { registrationNumber } = (await Vehicle.findByPk(vehicleId))!;
  const data = { companyId, scope: 'exception', subjects: { old: [], new: [vehicleId] } };
  await logTransition({
    entity: 'vehicleCostList',
    entityId: 999_999,
    from: 'created',
    to: 'deleted',
    by: admin,
    data,
  });
  const [gone] = await historyOf(admin, 'vehicleCostList', { entityId: 999_999 });
  expect(gone).toMatchObject({ subjectName: name });
  expect((await readEvent(admin, gone!.id)).factNames).toEqual({
    companyId: { [companyId]: name },
    subjects: { [vehicleId]: registrationNumber },
  });
});

it('the log is searched by what something is called today, and by who did it', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'], name: 'Alma Ovanlig' });
  const { companyId, vehicleId, vehicleCostListId } = await createBookableVehicle();
  await Company.update({ name: 'Norrskensbuss i Kiruna AB' }, { where: { id: companyId } });
  const { registrationNumber } = (await Vehicle.findByPk(vehicleId))!;
  const driver = await createUser({ roles: ['DRIVER'], name: 'Doris Norrsken' });
  const things: [string, number][] = [
    ['company', companyId],
    ['companyCommission', companyId],
    ['vehicleCostList', vehicleCostListId],
    ['vehicle', vehicleId],
    ['user', driver.userId],
  ];
  for (const [entity, entityId] of things)
    await logTransition({ entity, entityId, from: null, to: 'changed', by: admin });
  const part = { offset: 0, limit: 50, oldestFirst: true };
  const found = async (question: EventQuestion) => {
    const { rows } = await listEvents(admin, question, part);
    expect((await listEventGroups(admin, question, part)).rows.reduce((sum, { count }) => sum + count, 0)).toBe(
      rows.length,
    );
    return rows.map(({ entity }) => entity);
  };
  expect(await found({ subject: 'kiruna norrskensbuss' })).toEqual(['company', 'companyCommission', 'vehicleCostList']);
  expect(await found({ subject: 'norrsken' })).toEqual(['company', 'companyCommission', 'vehicleCostList', 'user']);
  expect(await found({ subject: 'norrsken', entity: 'user' })).toEqual(['user']);
  expect(await found({ subject: registrationNumber.toLowerCase() })).toEqual(['vehicle']);
  expect(await found({ subject: 'ingen som finns' })).toEqual([]);
  expect(await found({ actor: 'ovanlig alma' })).toHaveLength(things.length);
  expect(await found({ actor: 'Ovanlig Alma', entity: 'company' })).toEqual(['company']);
});

it('the log is searched by a person: what they did, and what happened to their orders; by lists of prices that are gone', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'], name: 'Arvid Prisman' });
  const { order, booking } = await createOrder();
  await Customer.update({ name: 'Kajsa Sällsynt' }, { where: { id: order.customerId } });
  await logTransition({ entity: 'order', entityId: order.id, from: null, to: 'created', by: admin });
  await logTransition({ entity: 'booking', entityId: booking.id, from: null, to: 'booked', by: admin });
  const { id: companyId } = await createCompany({ name: 'Borttagna Resor AB' });
  const data = { companyId, scope: 'temporary' };
  await logTransition({
    entity: 'drivingCostList',
    entityId: 888_888,
    from: 'created',
    to: 'deleted',
    by: admin,
    data,
  });
  const part = { offset: 0, limit: 50, oldestFirst: true };
  const found = async (subject: string) => {
    const { rows } = await listEvents(admin, { subject }, part);
    const groups = await listEventGroups(admin, { subject }, part);
    expect(groups.rows.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    return rows.map(({ entity }) => entity);
  };
  expect(await found('kajsa sällsynt')).toEqual(['order', 'booking']);
  expect(await found('prisman')).toEqual(['order', 'booking', 'drivingCostList']);
  expect(await found('borttagna resor')).toEqual(['drivingCostList']);
});
