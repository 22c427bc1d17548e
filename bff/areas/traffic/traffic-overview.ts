import { type OrganisationJourney, organisationJourneys } from '@bff/domain/journeys';
import { placesMap } from '@bff/domain/maps';
import type { UserActor } from '@bff/domain/shared/actor';
import { toMinute } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { readJourney, type ReadJourneyStatus, shownJourney } from '@states/journey-states';

/** A journey in the traffic controllers' list, without its price. */
export type TrafficJourney = Pick<
  OrganisationJourney,
  | 'number'
  | 'bookingNumber'
  | 'from'
  | 'to'
  | 'pickupAt'
  | 'plannedEnd'
  | 'passengers'
  | 'registrationNumber'
  | 'operatorName'
  | 'isActive'
  | 'lateMinutes'
  | 'arrival'
> & { status: ReadJourneyStatus; seenAt: Date | null };

/** More than anybody watches at once. */
export const MOST_WATCHED = 200;

/** An organisation's journeys on the road and to come, with the positions of those on the road. */
export async function trafficOverview(actor: UserActor, organisationId: number) {
  const found = await organisationJourneys(actor, { organisationId, limit: MOST_WATCHED + 1 });
  const shown = found.slice(0, MOST_WATCHED);
  const buses = shown.flatMap(({ position, registrationNumber }) =>
    position ? { lat: position.lat, lon: position.lon, label: registrationNumber, kind: 'vehicle' as const } : [],
  );
  const land = placesMap(buses);
  return {
    journeys: shown.map(listed),
    isMore: found.length > MOST_WATCHED,
    at: clock.now(),
    map: land && { ...land, stops: buses },
  };
}
export type TrafficOverview = Awaited<ReturnType<typeof trafficOverview>>;

export const listed = (journey: OrganisationJourney): TrafficJourney => ({
  number: journey.number,
  bookingNumber: journey.bookingNumber,
  status: readJourney(shownJourney(journey), journey.pickupAt, clock.millis()),
  from: journey.from,
  to: journey.to,
  pickupAt: journey.pickupAt,
  plannedEnd: toMinute(journey.plannedEnd),
  passengers: journey.passengers,
  registrationNumber: journey.registrationNumber,
  operatorName: journey.operatorName,
  isActive: journey.isActive,
  lateMinutes: journey.lateMinutes,
  arrival: journey.arrival,
  seenAt: journey.position?.at ?? null,
});
