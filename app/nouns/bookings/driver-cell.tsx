import type { ReactNode } from 'react';
import type { BookingSummary } from '@bff/domain/bookings';

interface DriverTexts {
  /** Where somebody has to drive and nobody is named. */
  missing: string;
  /** The way to name somebody instead, for those who may. */
  /** The trip's state says it of one to see to, and is read right after this: in a text browser. */
  isSaid?: boolean | undefined;
  assign?: { text: string; at: (number: string) => string } | undefined;
}

/**
 * Who drives a trip in a list. A missing driver stands out once it is one to see to (decision 1290). A value, so that a card leaves out an
 * empty one: a missing driver is none.
 */
export function driverCell(
  {
    number,
    driverName,
    needsDriver,
    problem,
  }: Pick<BookingSummary, 'number' | 'driverName' | 'needsDriver' | 'problem'>,
  { missing, isSaid, assign }: DriverTexts,
): ReactNode {
  if (driverName !== null) return driverName;
  if (!needsDriver) return '–';
  if (assign)
    return (
      <a href={assign.at(number)}>
        {assign.text}
        {/* Links that say the same lead to the same place. */}
        <span className="visually-hidden"> {number}</span>
      </a>
    );
  if (problem === 'noDriver' && isSaid) return '–';
  return problem === 'noDriver' ? missing : <span className="muted">{missing}</span>;
}
