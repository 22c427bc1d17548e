// Traces: S2-055, S2-092
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { standingOf } from './standing';

const NOW = Date.parse('2027-03-10T08:00:00Z');
beforeAll(() => clock.freeze(new Date(NOW)));
afterAll(() => clock.release());

type Watched = Parameters<typeof standingOf>[0];

/** A trip of ten hours that departs in that many hours, with a driver. */
const trip = (departs: number, other: Partial<Watched>): Watched => {
  const pickup = NOW + departs * HOUR;
  return {
    status: 'booked',
    journeyStatus: 'notStarted',
    hasDriver: true,
    pickupAt: new Date(pickup),
    plannedStart: new Date(pickup - HOUR),
    plannedEnd: new Date(pickup + 10 * HOUR),
    isChangeProposed: false,
    ...other,
  };
};
const chooses = (status: 'waiting' | 'refunded', hours: number): Partial<Watched> => ({
  status: 'canceled',
  choice: { status, deadline: new Date(NOW + hours * HOUR) },
});
const later = (30 * DAY) / HOUR;

it.each([
  ['booked', trip(48, {}), [], 'booked'],
  ['booked on invoice', trip(48, { status: 'purchased' }), [], 'purchased'],
  ['not paid yet', trip(48, { status: 'waitingForPayment', hasDriver: false }), [], 'waitingForPayment'],
  ['without a driver, far ahead', trip(later, { hasDriver: false }), [], 'booked'],
  ['without a driver, soon', trip(48, { hasDriver: false }), ['noDriver'], null],
  ['on the road', trip(-2, { status: 'started', journeyStatus: 'started' }), [], 'started'],
  ['on the road without a driver', trip(-2, { status: 'started', journeyStatus: 'started', hasDriver: false }), ['noDriver'], 'started'],
  ['not reported to have started', trip(-2, {}), ['notStarted'], null],
  ['not reported to have started, without a driver', trip(-2, { hasDriver: false }), ['notStarted', 'noDriver'], null],
  ['to be changed, far ahead and without a driver', trip(later, { isChangeProposed: true, hasDriver: false }), ['changeProposed'], null],
  ['to be changed, soon and without a driver', trip(48, { isChangeProposed: true, hasDriver: false }), ['changeProposed', 'noDriver'], null],
  ['cut short', trip(-2, { status: 'started', journeyStatus: 'terminated' }), ['terminated'], null],
  ['never reported', trip(-48, { journeyStatus: 'notReported', hasDriver: false }), ['notReported'], null],
  ['over', trip(-48, { status: 'started', journeyStatus: 'completed' }), [], 'completed'],
  ['cancelled while a change was proposed', trip(48, { status: 'canceled', isChangeProposed: true }), [], 'canceled'],
] as const)('a trip %s', (_, booking, problems, status) => {
  expect(standingOf(booking).stands).toEqual({ problems, status });
}); // prettier-ignore

it.each([
  ['waits for its customer', chooses('waiting', 3), new Date(NOW + 3 * HOUR)],
  ['waited for its customer too long', chooses('waiting', -1), undefined],
  ['has its customer’s answer', chooses('refunded', 3), undefined],
  ['runs after all', { ...chooses('waiting', 3), status: 'booked' }, undefined],
] as const)('a canceled trip that %s', (_, booking, choiceUntil) => {
  expect(standingOf(trip(48, booking)).stands.choiceUntil).toEqual(choiceUntil);
});
