// Traces: S1-015, S1-025, S3-066, S3-067, S4-001, S4-002, S4-003, S4-004, S4-005, S4-006, S4-007, S4-008, S4-009, S4-010, S4-065, S8-037, S8-640, S8-641
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { photograph } from '@bff/domain/images/testing/pictures';
import { reportJourney } from '@bff/domain/journeys';
import { type JourneyFixture, journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { MINUTE } from '@bff/domain/shared/time';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Deviation, DeviationImage, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import {
  changeDeviation,
  chargeDeviation,
  deviationsOfBooking,
  handleDeviation,
  listDeviations,
  reportDeviation,
  seeDeviation,
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
  const page = { page: 1, pageSize: 20, handling: undefined, status: undefined, oldestFirst: false };
  const mine = await listDeviations(trip.operator, { ...page, companyId: trip.companyId });
  expect(mine).toMatchObject({ total: 1, rows: [{ id }] });
  expect(await keyOf(listDeviations(other.operator, { ...page, companyId: trip.companyId }))).toBe('auth.noPermission');
});
