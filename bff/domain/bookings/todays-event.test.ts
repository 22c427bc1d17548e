// Traces: S2-052, S2-087
import { expect, test } from 'vitest';
import { todaysEvent } from './todays-event';

const at = (local: string) => new Date(`${local}:00+01:00`);
const now = at('2026-11-28T09:00').getTime();

test.each([
  ['departs today', '2026-11-28T07:30', '2026-11-28T18:00', '2026-11-28T20:00', 'departure', '2026-11-28T07:30'],
  ['departs after midnight', '2026-11-29T00:30', null, '2026-11-29T04:00', 'departure', '2026-11-29T00:30'],
  ['departed on an earlier day and returns today', '2026-11-26T08:00', '2026-11-28T18:00', '2026-11-28T22:00', 'return', '2026-11-28T18:00'],
  ['departed at the last minute of yesterday', '2026-11-27T23:59', '2026-11-28T00:00', '2026-11-28T02:00', 'return', '2026-11-28T00:00'],
  ['is away all day', '2026-11-26T08:00', '2026-11-30T18:00', '2026-11-30T22:00', 'underway', '2026-11-30T22:00'],
  ['returned yesterday, and whose bus rests until tomorrow', '2026-11-26T08:00', '2026-11-27T22:00', '2026-11-29T02:10', 'underway', '2026-11-29T02:10'],
  ['returned yesterday evening', '2026-11-26T08:00', '2026-11-27T22:00', '2026-11-28T02:10', 'home', '2026-11-28T02:10'],
  ['went one way through the night', '2026-11-27T22:00', null, '2026-11-28T05:00', 'home', '2026-11-28T05:00'],
] as const)('a trip that %s', (_, departure, back, plannedEnd, what, time) => {
  const trip = { departure: at(departure), return: back && at(back), plannedEnd: at(plannedEnd) };
  expect(todaysEvent(trip, now)).toEqual({ what, at: at(time) });
}); // prettier-ignore
