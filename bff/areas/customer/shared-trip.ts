import { legsOf, orderIn, type OrderLeg, readOrderDetails } from '@bff/domain/bookings';
import { journeyOfLink, lastPosition, type SharedPosition } from '@bff/domain/journeys';
import type { Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { service } from '@bff/domain/shared/services';
import { SECOND } from '@bff/domain/shared/time';
import { logger } from '@bff/platform/logger';
import { drivenWay, isActive, type JourneyStatus } from '@states/journey-states';
import { tripView, type TripView } from './trip-view';

/** What a link shows of a trip: when, where and how far it has come, without names, numbers or streets. */
export interface SharedTrip {
  journeyId: number;
  status: JourneyStatus;
  isActive: boolean;
  isCanceled: boolean;
  from: string;
  to: string;
  legs: { direction: OrderLeg['direction']; departure: Date; stops: { name: string; at: Date | null }[] }[];
  position: SharedPosition | null;
  /** When the bus is expected at the end of its leg, estimated from its last position. */
  expected: Date | null;
  map: TripView['map'];
}

/** @throws DomainError `page.notFound` for a link that is wrong, withdrawn or expired */
export async function sharedTrip(token: string, language: Language): Promise<SharedTrip> {
  const journey = await journeyOfLink(token);
  const found = journey && (await readOrderDetails(journey.orderNumber));
  must(journey && found, 'page.notFound');
  const order = await orderIn(language, found);
  const runs = isActive(journey.status);
  const position = runs ? ((await lastPosition(journey.id)) ?? null) : null;
  const legs = legsOf(order);
  const trip = await tripView(order);
  return {
    journeyId: journey.id,
    status: journey.status,
    isActive: runs,
    isCanceled: journey.bookingStatus === 'canceled',
    ...drivenWay(trip, journey),
    legs: legs.map(({ direction, departure, stops }) => ({
      direction,
      departure,
      stops: stops.map((stop) => ({ name: stop.name, at: stop.arrival ?? stop.departure })),
    })),
    position,
    expected: position && (await arrival(position, legs[journey.status === 'returnStarted' ? 1 : 0])),
    map: position
      ? {
          ...trip.map,
          stops: [...trip.map.stops, { lat: position.lat, lon: position.lon, label: '', kind: 'vehicle' as const }],
        }
      : trip.map,
  };
}

/** By road from the bus's last position through the stops ahead; null if the roads are unavailable. */
async function arrival(position: SharedPosition, leg: OrderLeg | undefined): Promise<Date | null> {
  const last = leg?.stops.at(-1);
  if (!leg || !last) return null;
  const ahead = leg.stops.filter((stop) => stop === last || (stop.arrival ?? leg.departure) > position.at);
  const ways = await service('router')
    .route([position, ...ahead])
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'no arrival can be told without roads');
      return undefined;
    });
  if (!ways) return null;
  const seconds = ways.reduce((sum, way) => sum + way.seconds, 0);
  return new Date(position.at.getTime() + seconds * SECOND);
}
