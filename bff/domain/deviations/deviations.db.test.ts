// Traces: S1-015, S1-025, S3-066, S3-067, S4-001, S4-002, S4-003, S4-004, S4-005, S4-006, S4-007, S4-008, S4-009, S4-010, S4-065, S8-037, S8-640, S8-641
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { photograph } from '@bff/domain/images/testing/pictures';
import { listEvents } from '@bff/domain/event-log';
import { reportJourney } from '@bff/domain/journeys';
import { type JourneyFixture, journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { MINUTE } from '@bff/domain/shared/time';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Booking, Company, Deviation, DeviationImage, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  changeDeviation,
  chargeDeviation,
  deviationsOfBooking,
  handleDeviation,
  listDeviations,
  reportDeviation,
  seeDeviation,
  seeDeviationsOf,
  waitingDeviations,
} from '.';

useTestDatabase({ pool: 10 });

const told = {
  cause: 'Väntan på sällskapet',
  extraMetres: 12_500,
  extraMinutes: 45,
  price: null,
  comment: null,
  signature: 'Dag Förare',
};
const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? 'no domain error',
  );
const setOut = async (): Promise<JourneyFixture> => {
  const trip = await journeyFixture();
  await reportJourney(trip.driver, { number: trip.number, act: 'start' });
  return trip;
};
const report = ({ number, driver }: JourneyFixture, sendKey = randomUUID() as string, more = {}) =>
  reportDeviation(driver, { number, sendKey, ...told, ...more });
const office = () => createUser({ roles: ['SYSTEM_ADMIN'] });
const mails = async (id: number) => OutboxMessage.count({ where: { dedupeKey: `deviation:${id}:customer` } });

it('goes from the driver through the operator to the office, and the customer is told once', async () => {
  const trip = await setOut();
  const { id } = await report(trip, randomUUID(), { price: 99_900 });
  // A driver sets no price.
  expect(await Deviation.findByPk(id)).toMatchObject({
    status: 'createdByDriver',
    handling: 'notHandled',
    price: null,
  });
  expect(await keyOf(handleDeviation(trip.operator, id, 'needsInvoice'))).toBe('deviation.notPriced');
  const { revision } = await seeDeviation(trip.operator, id);
  await changeDeviation(trip.operator, { id, revision, details: { ...told, price: 125_000 } });
  expect(await keyOf(handleDeviation(trip.operator, id, 'needsInvoice'))).toBe('state.notAllowed');
  await handleDeviation(trip.operator, id, 'handle');
  expect(await deviationsOfBooking(trip.bookingId)).toEqual([]);
  await handleDeviation(trip.operator, id, 'needsInvoice');
  expect(await mails(id)).toBe(1);
  expect(await deviationsOfBooking(trip.bookingId)).toMatchObject([{ id, status: 'needsInvoice', handling: 'done' }]);
  // Past the created status: it can no longer be changed.
  expect(await keyOf(changeDeviation(trip.operator, { id, revision: undefined, details: told }))).toBe(
    'deviation.closed',
  );
  expect(await keyOf(handleDeviation(trip.operator, id, 'noDeviation'))).toBe('state.notAllowed');
  const admin = await office();
  expect(await keyOf(chargeDeviation(admin, id, { act: 'sendInvoice' }))).toBe('state.notAllowed');
  await chargeDeviation(admin, id, { act: 'charge' });
  await chargeDeviation(admin, id, { act: 'sendInvoice' });
  expect(await keyOf(chargeDeviation(admin, id, { act: 'reject', reason: 'Sent' }))).toBe('state.notAllowed');
  expect((await transitionsOf('deviation', id)).map(({ to }) => to)).toEqual([
    'createdByDriver',
    'changed',
    'handled',
    'needsInvoice',
    'charged',
    'invoiceSent',
  ]);
});

it('is stored once, sent twice or at once, with its pictures in order', async () => {
  const trip = await setOut();
  const sendKey = randomUUID();
  const uploads = [await photograph(), await photograph()];
  const answers = await Promise.all([report(trip, sendKey, { uploads }), report(trip, sendKey, { uploads })]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await report(trip, sendKey)).toMatchObject({ id: answers[0].id, wasDone: true });
  expect(await Deviation.count({ where: { journeyId: trip.journeyId } })).toBe(1);
  expect(await DeviationImage.count({ where: { deviationId: answers[0].id } })).toBe(2);
  expect(await transitionsOf('deviation', answers[0].id)).toHaveLength(1);
  expect(await keyOf(report(trip, randomUUID(), { uploads: new Array(6).fill(uploads[0]) }))).toBe('input.invalid');
});

it('is stored once when the form was reloaded and says the same again, but not with another picture, other words, or later', async () => {
  const trip = await setOut();
  const { id } = await report(trip);
  expect(await report(trip)).toEqual({ id, wasDone: true });
  const pictured = await report(trip, randomUUID(), { uploads: [await photograph()] });
  expect(pictured).toMatchObject({ wasDone: false });
  expect(await report(trip, randomUUID(), { uploads: [await photograph()] })).toEqual({ ...pictured, wasDone: true });
  expect(await report(trip, randomUUID(), { comment: 'Något annat.' })).toMatchObject({ wasDone: false });
  expect(await report(trip, randomUUID(), { drawnSignature: '[[[0,0],[9,9]]]' })).toMatchObject({ wasDone: false });
  // The company's price is more than what was said before.
  const priced = { number: trip.number, ...told, price: 50_000 };
  expect(await reportDeviation(trip.operator, { ...priced, sendKey: randomUUID() })).toMatchObject({ wasDone: false });
  expect(await reportDeviation(trip.operator, { ...priced, sendKey: randomUUID() })).toMatchObject({ wasDone: true });
  expect(await Deviation.count({ where: { journeyId: trip.journeyId } })).toBe(5);
  clock.advance(16 * MINUTE);
  expect(await report(trip)).toMatchObject({ wasDone: false });
  clock.release();
});

it('can be dismissed by the operator; then nobody changes or charges it', async () => {
  const trip = await setOut();
  const { id } = await report(trip);
  await handleDeviation(trip.operator, id, 'handle');
  await handleDeviation(trip.operator, id, 'noDeviation');
  expect(await keyOf(changeDeviation(trip.operator, { id, revision: undefined, details: told }))).toBe(
    'deviation.closed',
  );
  expect(await keyOf(chargeDeviation(await office(), id, { act: 'charge' }))).toBe('state.notAllowed');
  expect(await mails(id)).toBe(0);
});

it('is paid outside the service, or rejected with a reason that the event log keeps', async () => {
  const admin = await office();
  for (const act of ['payOffline', 'reject'] as const) {
    const trip = await setOut();
    const { id } = await reportDeviation(trip.operator, {
      number: trip.number,
      sendKey: randomUUID(),
      ...told,
      price: 50_000,
    });
    expect(await Deviation.findByPk(id)).toMatchObject({ status: 'createdByOperator', price: 50_000 });
    await handleDeviation(trip.operator, id, 'handle');
    await handleDeviation(trip.operator, id, 'needsInvoice');
    await chargeDeviation(admin, id, { act, reason: 'Ingår i priset' });
    expect((await transitionsOf('deviation', id)).at(-1)).toMatchObject({ reason: 'Ingår i priset' });
    expect(await deviationsOfBooking(trip.bookingId)).toHaveLength(act === 'reject' ? 0 : 1);
  }
});

it('belongs to the operator; it does not exist for another company, nor before the journey starts', async () => {
  const trip = await journeyFixture();
  expect(await keyOf(report(trip))).toBe('state.notAllowed');
  await reportJourney(trip.driver, { number: trip.number, act: 'start' });
  const { id } = await report(trip);
  const other = await setOut();
  expect(await keyOf(reportDeviation(other.driver, { number: trip.number, sendKey: randomUUID(), ...told }))).toBe(
    'journey.notFound',
  );
  expect(await keyOf(seeDeviation(other.operator, id))).toBe('deviation.notFound');
  expect(await keyOf(handleDeviation(other.operator, id, 'handle'))).toBe('deviation.notFound');
  expect(await keyOf(seeDeviation(trip.driver, id))).toBe('deviation.notFound');
  expect(await keyOf(chargeDeviation(trip.operator, id, { act: 'charge' }))).toBe('auth.noPermission');
  expect(await keyOf(handleDeviation(await office(), id, 'handle'))).toBe('auth.noPermission');
  const page = { page: 1, pageSize: 20, handling: undefined, status: undefined, text: '', oldestFirst: false };
  const mine = await listDeviations(trip.operator, { ...page, companyId: trip.companyId });
  expect(mine).toMatchObject({ total: 1, rows: [{ id }] });
  expect(await keyOf(listDeviations(other.operator, { ...page, companyId: trip.companyId }))).toBe('auth.noPermission');
});

it('is found by its trip’s numbers, its company and its bus, the company’s own not by its name', async () => {
  const trip = await setOut();
  const { id } = await report(trip);
  await report(await setOut());
  const admin = await office();
  await Company.update({ name: 'Äppelbuss i Mora AB' }, { where: { id: trip.companyId } });
  const booking = (await Booking.findByPk(trip.bookingId, { include: ['order', 'vehicle'] }))!;
  const found = async (text: string, companyId?: number) => {
    const page = { page: 1, pageSize: 20, handling: undefined, status: undefined, oldestFirst: false };
    const { rows, total } = await listDeviations(companyId === undefined ? admin : trip.operator, { ...page, companyId, text }); // prettier-ignore
    expect(total).toBe(rows.length);
    return rows.map((row) => row.id);
  };
  const plate = booking.vehicle!.registrationNumber;
  const numbers = [booking.number, booking.order!.number, trip.number, booking.number.slice(0, 7)];
  for (const text of [...numbers, plate, `${plate.slice(0, 3)} ${plate.slice(3)}`.toLowerCase()]) {
    expect(await found(text), text).toEqual([id]);
    expect(await found(text, trip.companyId), text).toEqual([id]);
  }
  expect(await found('äppelbuss mora')).toEqual([id]);
  expect(await found(`äppelbuss ${plate}`)).toEqual([id]);
  expect(await found('äppelbuss', trip.companyId)).toEqual([]);
  expect(await found('äppelbuss falun')).toEqual([]);
  expect((await found('i dag')).length).toBeGreaterThan(1);
});

it('is seen from its booking by its operator and administrators, and by nobody else', async () => {
  const trip = await setOut();
  const { id } = await report(trip);
  const other = await setOut();
  for (const actor of [trip.operator, await office()])
    expect(await seeDeviationsOf(actor, trip.bookingId)).toMatchObject([{ id, extraMinutes: 45 }]);
  for (const actor of [trip.driver, other.operator]) expect(await seeDeviationsOf(actor, trip.bookingId)).toEqual([]);
  expect(await seeDeviationsOf(other.operator, other.bookingId)).toEqual([]);
  // The log answers with it to the booking's number.
  const { number } = (await Booking.findByPk(trip.bookingId))!;
  const { rows } = await listEvents(await office(), { subject: number }, { offset: 0, limit: 50, oldestFirst: false });
  expect(rows.find(({ entity }) => entity === 'deviation')).toMatchObject({ entityId: id, to: 'createdByDriver' });
});

it('waits for its operator, then for an administrator', async () => {
  const admin = await office();
  const before = await waitingDeviations(admin);
  const change = async () => {
    const { notHandled, toCharge } = await waitingDeviations(admin);
    return [notHandled.count - before.notHandled.count, toCharge.count - before.toCharge.count];
  };
  const trip = await setOut();
  const { id } = await reportDeviation(trip.operator, {
    number: trip.number,
    sendKey: randomUUID(),
    ...told,
    price: 100,
  });
  expect(await change()).toEqual([1, 0]);
  await handleDeviation(trip.operator, id, 'handle');
  expect(await change()).toEqual([0, 0]);
  await handleDeviation(trip.operator, id, 'needsInvoice');
  expect(await change()).toEqual([0, 1]);
  await chargeDeviation(admin, id, { act: 'charge' });
  expect(await change()).toEqual([0, 0]);
  expect(await keyOf(waitingDeviations(trip.operator))).toBe('auth.noPermission');
});
