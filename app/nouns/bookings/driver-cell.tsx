import type { ReactNode } from 'react';
import type { BookingSummary } from '@bff/domain/bookings';

interface DriverTexts {
  /** Where somebody has to drive and nobody is named. */
  missing: string;
  /** The way to name somebody instead, for those who may. */
  assign?: { text: string; at: (number: string) => string } | undefined;
}

/** Who drives a trip in a list. A value, so that a card leaves out an empty one: a missing driver is none. */
export function driverCell(
  { number, driverName, needsDriver }: Pick<BookingSummary, 'number' | 'driverName' | 'needsDriver'>,
  { missing, assign }: DriverTexts,
): ReactNode {
  if (driverName !== null) return driverName;
  if (!needsDriver) return '–';
  return assign ? <a href={assign.at(number)}>{assign.text}</a> : missing;
}
