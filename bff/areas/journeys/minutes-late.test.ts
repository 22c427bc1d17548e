import { describe, expect, it } from 'vitest';
import type { JourneySheet } from './journey-sheet';
import { minutesLate } from './minutes-late';

const at = (time: string) => new Date(`2027-03-10T${time}Z`);
const legs = [
  { direction: 'outbound', departure: at('08:00:00'), arrival: at('10:00:00'), stops: [] },
  { direction: 'return', departure: at('15:00:00'), arrival: at('17:00:00'), stops: [] },
] as JourneySheet['legs'];
const finished = (time: string) => ({ to: 'finished' as const, at: at(time) });
const home = (time: string) => ({ to: 'returnCompleted' as const, at: at(time) });

describe('how late a bus was', () => {
  it('is what its driver’s reports of both ways come to, in whole minutes', () => {
    expect(minutesLate({ legs, reports: [finished('10:12:20')] })).toBe(12);
    expect(minutesLate({ legs, reports: [finished('10:12:20'), home('17:20:00')] })).toBe(32);
  });

  it('is nothing for one that came early, or has not come', () => {
    expect(minutesLate({ legs, reports: [finished('09:50:00'), home('17:05:00')] })).toBe(5);
    expect(minutesLate({ legs, reports: [{ to: 'started', at: at('08:30:00') }] })).toBe(0);
  });
});
