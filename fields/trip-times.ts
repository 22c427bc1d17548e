import type { TripType } from '@states/trip-words';

/** An instant, and the local day on which it is. */
export interface Moment {
  at: Date;
  day: string;
}

interface TripTimes {
  type: TripType;
  departure?: Moment | undefined;
  return?: Moment | undefined;
}

interface WrongTime {
  field: 'departure' | 'return';
  key: 'booking.departurePast' | 'booking.returnPast' | 'booking.returnBeforeDeparture' | 'booking.dayTripOneDay';
}

/** What is wrong with a trip's times whatever else it is, as far as they are known: one fault of each at the most. */
export function wrongTimesOf({ type, departure, return: back }: TripTimes, now: Date): WrongTime[] {
  const faults: WrongTime[] = [];
  if (departure && departure.at <= now) faults.push({ field: 'departure', key: 'booking.departurePast' });
  if (!back) return faults;
  if (back.at <= now) faults.push({ field: 'return', key: 'booking.returnPast' });
  else if (departure && back.at <= departure.at) faults.push({ field: 'return', key: 'booking.returnBeforeDeparture' });
  else if (departure && type === 'day-trip' && departure.day !== back.day)
    faults.push({ field: 'return', key: 'booking.dayTripOneDay' });
  return faults;
}
