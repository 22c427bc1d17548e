import type { Interval } from '@bff/domain/availability';
import { readSettings } from '@bff/domain/settings';
import { MINUTE } from '@bff/domain/shared/time';

/**
 * The interval that a bus is occupied: from leaving its starting position until it is back, plus the turnaround buffer (domain.md section
 * 3).
 */
export async function occupiedInterval(planned: { plannedStart: Date; plannedEnd: Date }): Promise<Interval> {
  const { turnaroundMinutes } = await readSettings();
  return { start: planned.plannedStart, end: new Date(planned.plannedEnd.getTime() + turnaroundMinutes * MINUTE) };
}
