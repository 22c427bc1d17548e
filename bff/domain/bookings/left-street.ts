// Traces: S8-695
import type { TripFault, TripPlace } from '@bff/domain/trips';
import type { TripVersion } from './trip-version';

type Was = Pick<TripVersion['stops'][number], 'name' | 'lat' | 'lon' | 'street' | 'homeStreet'>;

interface Wanted {
  place: TripPlace;
  street: string;
  homeStreet?: string | null | undefined;
}

const plain = (street: string): string => street.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const isIn = (stop: Was, { lat, lon }: TripPlace): boolean => stop.lat === lat && stop.lon === lon;

/**
 * Whether this street was left behind in another town. A street of the same name in a town that joins the trip is not: the booked town is
 * still there with its own.
 */
function isLeft(booked: readonly Was[], wanted: readonly Wanted[], at: TripPlace, street: string): boolean {
  const streetsOf = (stop: Was) => [stop.street, stop.homeStreet].flatMap((one) => (one ? [plain(one)] : []));
  const owners = booked.filter((stop) => streetsOf(stop).includes(plain(street)));
  if (owners.length === 0 || owners.some((stop) => isIn(stop, at))) return false;
  const wasOnTheTrip = booked.some((stop) => isIn(stop, at));
  return wasOnTheTrip || owners.some((stop) => !wanted.some(({ place }) => isIn(stop, place)));
}

/** The stops of a changed trip whose place is another while the address is that of the place before: the bus would go to the wrong town. */
export function leftStreets(booked: readonly Was[], wanted: readonly Wanted[]): TripFault[] {
  return wanted.flatMap(({ place, ...stop }, index) =>
    (['street', 'homeStreet'] as const)
      .filter((name) => stop[name] && isLeft(booked, wanted, place, stop[name]))
      .map((name): TripFault => ({
        key: 'booking.streetOfOtherPlace',
        field: `${name}-${index}`,
        params: [place.name.replaceAll(',', ' ')],
      })),
  );
}
