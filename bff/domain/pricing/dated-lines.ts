import type { Segment } from '@bff/domain/trips';
import { measure } from './measure';
import type { LineKind } from './price';

/**
 * Lines of a price, each of vehicle time with its local day if there are several of them. They have no day if the timeline is not the one
 * that was priced, as after a bus was swapped.
 */
export function datedLines<Line extends { kind: LineKind | 'moved' }>(
  lines: readonly Line[],
  segments: readonly Segment[],
): (Line & { day?: Date })[] {
  const { dayStarts } = measure(segments);
  const count = lines.filter(({ kind }) => kind === 'vehicleTime').length;
  if (count < 2 || count !== dayStarts.length) return [...lines];
  const days = dayStarts.values();
  return lines.map((line) => (line.kind === 'vehicleTime' ? { ...line, day: new Date(days.next().value!) } : line));
}
