import { aTrip } from '@bff/domain/bookings/testing/market';
import { toLocalText } from '@bff/domain/shared/time';
import type { Subject, SubjectKind } from '../rows';
import { aBooking } from './subjects';
import { aUnitBooking } from './unit-purchase-subjects';

const FEWER = { adults: '10', children: '2', wheelchairs: '0' };

const toChange = ({ owners, make }: SubjectKind): SubjectKind => ({
  owners,
  make: async (owner): Promise<Subject> => {
    const { params, secrets } = await make(owner);
    return { query: { booking: params!['id']! }, fields: FEWER, ...(secrets ? { secrets } : {}) };
  },
});

/** A booked trip, and its new number of passengers. */
export const aTripToChange: SubjectKind = toChange(aBooking);
/** The same, bought for a unit. */
export const aUnitTripToChange: SubjectKind = toChange(aUnitBooking);

/** The address that asks for the price of another trip, a month from now like the market's; an empty stop is a row left empty. */
export function changeAddress(
  number: string,
  stops: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ booking: number });
  for (const [index, stop] of stops.entries()) {
    params.append('stop', stop);
    params.append('street', stop === '' ? '' : `Gatan ${index}`);
    params.append('wait', stop === '' ? '' : '10');
  }
  const { departure } = aTrip();
  const rest = { departure: toLocalText(departure), adults: '40', children: '0', wheelchairs: '0', ...more };
  for (const [name, value] of Object.entries(rest)) params.set(name, value);
  return `/booking/change-book?${params.toString()}`;
}
