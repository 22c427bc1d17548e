import { PERMIT_WARNING_DAYS, type PermitStep } from '@states/permit-warnings';
import { clock } from '@bff/platform/clock';
import { shiftedDay, toLocalDate } from '../shared/time';

/** The standing of a traffic permit on a local day. */
export type PermitStanding =
  /** Nothing of it is known, neither number nor last day. */
  | 'missing'
  /** No last day is known. */
  | 'unknown'
  | 'valid'
  | 'ending'
  | 'ended';

/** The last day of a permit that ends soon: that many days from today. */
export const permitEndsSoonBy = (today: string): string => shiftedDay(today, PERMIT_WARNING_DAYS[0]);

/** What is known of a permit: its number, and its last day (local). */
export interface GivenPermit {
  trafficPermit: string;
  trafficPermitUntil: string | null;
}

/** The standing of a permit on `today`, a local day. */
export function permitStanding(
  { trafficPermit, trafficPermitUntil: until }: GivenPermit,
  today: string,
): PermitStanding {
  if (until === null) return trafficPermit === '' ? 'missing' : 'unknown';
  if (until < today) return 'ended';
  return until <= permitEndsSoonBy(today) ? 'ending' : 'valid';
}

/** The warning that is due: the last one whose day has come, so that a day without a run loses none. */
export function permitStep(until: string, today: string): PermitStep | undefined {
  if (until < today) return 'ended';
  const days = [...PERMIT_WARNING_DAYS].reverse().find((before) => until <= shiftedDay(today, before));
  return days === undefined ? undefined : `${days}`;
}

/** A company's permit today. */
export const permitOf = (given: GivenPermit) => ({
  standing: permitStanding(given, toLocalDate(clock.now())),
  until: given.trafficPermitUntil,
});

/** What is not as it should be about a permit that a company has told of. */
export type PermitLack = 'number' | 'until' | 'ended';

/** Nothing of it forbids anything: a person weighs it (decision 0693). */
export function permitLacks(given: GivenPermit): PermitLack[] {
  const { standing, until } = permitOf(given);
  return [
    ...(given.trafficPermit === '' ? (['number'] as const) : []),
    ...(until === null ? (['until'] as const) : []),
    ...(standing === 'ended' ? (['ended'] as const) : []),
  ];
}
