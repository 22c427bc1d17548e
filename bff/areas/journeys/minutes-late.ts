import { MINUTE } from '@bff/domain/shared/time';
import type { JourneySheet } from './journey-sheet';

const REPORT_OF = { outbound: 'finished', return: 'returnCompleted' } as const;

/** How many minutes later than planned the bus was at the end of what has been driven, by its driver's reports; earlier is 0. */
export function minutesLate({ legs, reports }: Pick<JourneySheet, 'legs' | 'reports'>): number {
  return legs.reduce((sum, { direction, arrival }) => {
    const reported = reports.find(({ to }) => to === REPORT_OF[direction])?.at;
    return reported ? sum + Math.max(0, Math.round((reported.getTime() - arrival.getTime()) / MINUTE)) : sum;
  }, 0);
}
