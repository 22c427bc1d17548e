import { seeBooking } from '@bff/domain/bookings';
import { type BookedJourney, journeyOfBooking, lastPosition, type SharedPosition } from '@bff/domain/journeys';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { drivenWay } from '@states/journey-states';
import { tripView, type TripView } from './trip-view';

/** The location of a booking's bus. */
export interface VehicleLocation {
  bookingNumber: string;
  journeyId: number;
  status: BookedJourney['status'];
  isActive: boolean;
  from: string;
  to: string;
  departure: Date;
  return: Date | null;
  registrationNumber: string;
  /** The latest; null before any was shared and when the journey is off the road. */
  position: SharedPosition | null;
  map: TripView['map'];
}

/** @throws DomainError `booking.notFound` */
export async function vehicleLocation(actor: Actor, bookingNumber: string): Promise<VehicleLocation> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  const journey = await journeyOfBooking(booking.id);
  must(journey, 'booking.notFound');
  const position = journey.isActive ? ((await lastPosition(journey.id)) ?? null) : null;
  const trip = await tripView(order);
  const vehicle = position && {
    lat: position.lat,
    lon: position.lon,
    label: booking.registrationNumber,
    kind: 'vehicle' as const,
  };
  return {
    bookingNumber: booking.number,
    journeyId: journey.id,
    status: journey.status,
    isActive: journey.isActive,
    ...drivenWay(trip, { ...journey, hasReturn: order.return !== null }),
    departure: order.departure,
    return: order.return,
    registrationNumber: booking.registrationNumber,
    position,
    map: { ...trip.map, stops: vehicle ? [...trip.map.stops, vehicle] : trip.map.stops },
  };
}
