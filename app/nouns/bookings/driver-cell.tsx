import type { ReactNode } from 'react';
import type { BookingSummary } from '@bff/domain/bookings';

/** Who drives a trip in a list, or the way to name somebody, for those who may. A value, so that a table knows an empty one. */
export function driverCell(
  { number, driverName, needsDriver }: Pick<BookingSummary, 'number' | 'driverName' | 'needsDriver'>,
  assign?: { text: string; at: (number: string) => string },
): ReactNode {
  if (driverName !== null) return driverName;
  return assign && needsDriver ? <a href={assign.at(number)}>{assign.text}</a> : '–';
}
