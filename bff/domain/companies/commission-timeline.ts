import { shiftedDay } from '../shared/time';

/** A company's own commission for a period of local days; the last day is included, null while open-ended. */
export interface CommissionPeriod {
  /** `2027-03-10` */
  validFrom: string;
  validTo: string | null;
  basisPoints: number;
}

/** From a local day on: a commission of the company's own, or null for the general one. */
export interface CommissionStep {
  validFrom: string;
  basisPoints: number | null;
}

const byDay = (a: { validFrom: string }, b: { validFrom: string }) => (a.validFrom < b.validFrom ? -1 : 1);

/** The days on which the commission changes, in order. Before the first, the general one applies. */
export function stepsOf(periods: readonly CommissionPeriod[]): CommissionStep[] {
  const sorted = [...periods].sort(byDay);
  return sorted.flatMap(({ validFrom, validTo, basisPoints }, index) => {
    const dayAfter = validTo === null ? undefined : shiftedDay(validTo, 1);
    const isFollowed = sorted[index + 1]?.validFrom === dayAfter;
    return [
      { validFrom, basisPoints },
      ...(dayAfter === undefined || isFollowed ? [] : [{ validFrom: dayAfter, basisPoints: null }]),
    ];
  });
}

/** The same as periods that do not overlap; a step that changes nothing makes none. */
export function periodsOf(steps: readonly CommissionStep[]): CommissionPeriod[] {
  const sorted = [...steps].sort(byDay);
  const telling = sorted.filter(({ basisPoints }, index) => basisPoints !== (sorted[index - 1]?.basisPoints ?? null));
  return telling.flatMap(({ validFrom, basisPoints }, index) => {
    if (basisPoints === null) return [];
    const next = telling[index + 1];
    return [{ validFrom, basisPoints, validTo: next ? shiftedDay(next.validFrom, -1) : null }];
  });
}

/** The commission on a day; null for the general one. */
export const commissionOn = (steps: readonly CommissionStep[], localDate: string): number | null =>
  [...steps].sort(byDay).findLast(({ validFrom }) => validFrom <= localDate)?.basisPoints ?? null;
