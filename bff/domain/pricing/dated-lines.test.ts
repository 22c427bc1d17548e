import { expect, it } from 'vitest';
import type { Segment } from '@bff/domain/trips';
import { datedLines } from './dated-lines';

const at = (text: string) => Date.parse(`2026-12-${text}:00+01:00`);
const drive = (start: string, end: string): Segment => ({
  kind: 'drive',
  start: at(start),
  end: at(end),
  metres: 1000,
});
const days = (count: number, segments: Segment[]) =>
  datedLines(
    [...Array<{ kind: 'vehicleTime' }>(count).fill({ kind: 'vehicleTime' }), { kind: 'distance' }],
    segments,
  ).map(({ day }) => day?.toISOString() ?? null);

it('a trip past midnight has the day on each of its lines of vehicle time, and on no others', () => {
  const night = [drive('09T21:05', '10T00:13')];
  expect(days(2, night)).toEqual(['2026-12-08T23:00:00.000Z', '2026-12-09T23:00:00.000Z', null]);
});

it('a day on which the bus rests has no line', () => {
  const trip = [
    drive('09T08:00', '09T12:00'),
    { kind: 'rest' as const, start: at('09T12:00'), end: at('11T08:00'), metres: 0 },
    drive('11T08:00', '11T12:00'),
  ];
  expect(days(2, trip)).toEqual(['2026-12-08T23:00:00.000Z', '2026-12-10T23:00:00.000Z', null]);
});

it('the only line needs no day, and lines of another timeline get none', () => {
  expect(days(1, [drive('09T08:00', '09T12:00')])).toEqual([null, null]);
  expect(days(3, [drive('09T21:05', '10T00:13')])).toEqual([null, null, null, null]);
});
