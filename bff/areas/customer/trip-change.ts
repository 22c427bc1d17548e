import {
  addressesOf,
  type BookingDetails,
  changeTrip,
  isOfOtherPassengers,
  legsOf,
  legsOfVersion,
  type OrderDetails,
  type OrderLeg,
  payChange,
  planChange,
  type ProposalReason,
  seeChangeable,
  versionIn,
  type WantedTrip,
} from '@bff/domain/bookings';
import { TripRefused } from '@bff/domain/offers';
import { type Place, resolvePlace } from '@bff/domain/places';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import type { TripPlace } from '@bff/domain/trips';
import { type ShownVersion, shownVersions } from './changed-versions';

/** Another version of the trip as typed: places by name. */
export interface AskedTrip extends Omit<WantedTrip, 'stops' | 'return'> {
  stops: readonly { stop: string; street: string; homeStreet: string | null | undefined; dwellSeconds: number }[];
  return: Date | undefined;
}

export type ChangePreview =
  | { kind: 'refused'; errors: { field: string; message: string }[] }
  /** Places that must be chosen, by index of the stop. */
  | { kind: 'places'; choices: { index: number; typed: string; options: { id: string; name: string }[] }[] }
  | {
      kind: 'planned';
      before: ShownVersion;
      after: ShownVersion;
      legs: OrderLeg[];
      difference: number;
      isSame: boolean;
      /** Nothing but the number of passengers: `changePassengers` makes it, at the same price. */
      isOfPassengers: boolean;
      /** Why the operator has to accept it; none if it need not. */
      reasons: ProposalReason[];
    };

const nameOf = ({ name, municipality, county }: Place): string =>
  [name, municipality, county].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');

/** Stops of the booked trip are matched by name; others are looked up. */
async function placesOf({ stops }: OrderDetails, asked: AskedTrip, actor: UserActor) {
  return Promise.all(
    asked.stops.map(async ({ stop }) => {
      const booked = stops.find(({ name }) => name === stop);
      if (!booked) return resolvePlace(stop, actor.language);
      const { placeId, name, country, lat, lon } = booked;
      return { kind: 'one' as const, place: { id: placeId ?? `${lat},${lon}`, name, country, lat, lon } };
    }),
  );
}

const wantedOf = (asked: AskedTrip, places: readonly TripPlace[]): WantedTrip => ({
  departure: asked.departure,
  adults: asked.adults,
  children: asked.children,
  wheelchairs: asked.wheelchairs,
  ...(asked.return ? { return: asked.return } : {}),
  stops: asked.stops.map(({ street, homeStreet, dwellSeconds }, index) => {
    const { id, name, country, lat, lon } = places[index]!;
    return { place: { id, name, country, lat, lon }, street, homeStreet, dwellSeconds };
  }),
});

type Refusal = Extract<ChangePreview, { kind: 'refused' }>;
const refused = (
  faults: readonly { key: string; params: readonly unknown[]; field?: string | undefined }[],
): Refusal => ({
  kind: 'refused',
  errors: faults.map(({ key, params, field }) => ({ field: field ?? '', message: [key, ...params].join(',') })),
});

/** The requested trip with its places, or what must be answered first. */
async function settled(
  actor: UserActor,
  order: OrderDetails,
  asked: AskedTrip,
): Promise<WantedTrip | Exclude<ChangePreview, { kind: 'planned' }>> {
  const found = await placesOf(order, asked, actor);
  const unknown = found.flatMap(({ kind }, index) =>
    kind === 'none'
      ? [{ key: 'place.notFound', params: [asked.stops[index]!.stop.replaceAll(',', ' ')], field: `stop-${index}` }]
      : [],
  );
  if (unknown.length > 0) return refused(unknown);
  const choices = found.flatMap((one, index) =>
    one.kind === 'many'
      ? [
          {
            index,
            typed: asked.stops[index]!.stop,
            options: one.places.map((place) => ({ id: place.id, name: nameOf(place) })),
          },
        ]
      : [],
  );
  if (choices.length > 0) return { kind: 'places', choices };
  return wantedOf(
    asked,
    found.flatMap((one) => (one.kind === 'one' ? [one.place] : [])),
  );
}

/** The price is the bus's: it stays, and nobody has to accept. */
function otherPassengers(
  { order, booking }: { order: OrderDetails; booking: BookingDetails },
  wanted: WantedTrip,
): Extract<ChangePreview, { kind: 'planned' }> {
  const legs = legsOf(order);
  const { adults, children, wheelchairs } = order;
  const before: ShownVersion = {
    stops: order.stops.map(({ name }) => name),
    addresses: addressesOf(legs),
    departure: order.departure,
    return: order.return,
    passengers: adults + children,
    wheelchairs,
    total: booking.total,
  };
  const after = { ...before, passengers: wanted.adults + wanted.children, wheelchairs: wanted.wheelchairs };
  const isSame = adults === wanted.adults && children === wanted.children && wheelchairs === wanted.wheelchairs;
  const asBooked = { difference: 0, reasons: [] };
  return { kind: 'planned', before, after, legs, isSame, isOfPassengers: true, ...asBooked };
}

/**
 * A preview of a change. A rule that refuses it is part of the result.
 * @throws DomainError `booking.notFound`, `auth.noPermission`
 */
export async function changePreview(actor: UserActor, bookingNumber: string, asked: AskedTrip): Promise<ChangePreview> {
  try {
    const sold = await seeChangeable(actor, bookingNumber);
    const wanted = await settled(actor, sold.order, asked);
    if ('kind' in wanted) return wanted;
    if (await isOfOtherPassengers(sold.order, wanted)) return otherPassengers(sold, wanted);
    const { difference, isSame, reasons, ...planned } = await planChange(actor, bookingNumber, wanted);
    const read = await versionIn(actor.language);
    const versions = { before: read(planned.before), after: read(planned.after) };
    const shown = await shownVersions(versions, sold.booking.companyId);
    const legs = legsOfVersion(versions.after);
    return { kind: 'planned', ...shown, legs, difference, isSame, isOfPassengers: false, reasons };
  } catch (error) {
    if (error instanceof TripRefused) return refused(error.faults);
    if (error instanceof DomainError && error.status !== 404 && error.status !== 403) return refused([error]);
    throw error;
  }
}

/**
 * Makes the previewed change, or proposes it to the operator; returns where to pay the difference, if any.
 * @throws DomainError what `changeTrip` and `payChange` throw, and what is wrong with the trip
 */
export async function sendChange(
  actor: UserActor,
  bookingNumber: string,
  { asked, agreedTotal }: { asked: AskedTrip; agreedTotal: number },
): Promise<{ payUrl: string | null; isProposed: boolean }> {
  const { order } = await seeChangeable(actor, bookingNumber);
  const wanted = await settled(actor, order, asked);
  if ('kind' in wanted) throw new DomainError('booking.changeOver');
  try {
    const outcome = await changeTrip(actor, { bookingNumber, ...wanted, agreedTotal });
    const payUrl = outcome === 'payable' ? (await payChange(actor, bookingNumber)).url : null;
    return { payUrl, isProposed: outcome === 'proposed' };
  } catch (error) {
    const [fault] = error instanceof TripRefused ? error.faults : [];
    throw fault ? new DomainError(fault.key, fault.params) : error;
  }
}
