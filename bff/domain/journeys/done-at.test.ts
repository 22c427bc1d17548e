import { afterEach, beforeEach, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { doneAt } from './journey-acts';
import type { JourneyRow } from './journey.store';

beforeEach(() => clock.freeze('2027-03-10T08:00:00Z'));
afterEach(() => clock.release());
const at = (time: string) => new Date(`2027-03-10T${time}:00Z`);
const journey = (startedAt: Date | null) => ({ startedAt, finishedAt: null, returnStartedAt: null, returnCompletedAt: null, terminatedAt: null }) as JourneyRow; // prettier-ignore

it.each([
  ['without a word of when: now', undefined, null, undefined, '08:00'],
  ['when it was pressed', '07:20', null, undefined, '07:20'],
  ['not in the future', '08:45', null, undefined, '08:00'],
  ['not before what was reported before', '06:00', '07:00', undefined, '07:00'],
  ['not before it may be started', '05:00', null, '06:30', '06:30'],
] as const)('%s', (_, pressed, started, earliest, expected) => {
  const found = doneAt(journey(started ? at(started) : null), pressed && at(pressed), earliest && at(earliest));
  expect(found).toEqual(at(expected));
});

it('is never older than twelve hours', () => {
  expect(doneAt(journey(null), new Date(0))).toEqual(new Date('2027-03-09T20:00:00Z'));
});
