import type { OfferView } from '@bff/areas/public';
import type { AccessibilityProperty } from '@bff/domain/accessibility';
import { formatNumber } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import type { Locale } from '~/i18n/i18n';
import { useWords, type Words } from '~/i18n/use-words';
import { freeCancellationOfOffer } from '~/nouns/bookings/free-cancellation';
import { askedFor } from '~/nouns/companies/on-board';
import { pricePerPerson } from '~/nouns/trips/price-per-person';

/** What applies to all offers of a search. */
export interface OfferedTrip {
  /** The catalogue, to name what a bus has. */
  accessibility: readonly AccessibilityProperty[];
  departure: Date;
  passengers: number;
}

/** The texts and formatters for offers; made once for all of them. */
export interface OfferTexts {
  word: Words<'search'>;
  locale: Locale;
  path: (to: string) => string;
}

export const useOfferTexts = (): OfferTexts => ({ word: useWords('search'), locale: useLocale(), path: usePath() });

/** `Turistbuss, 49 platser`, or how many buses with how many seats. */
export function offerTitle(
  buses: readonly Pick<OfferView['buses'][number], 'busType' | 'seats'>[],
  word: Words<'search'>,
) {
  const seats = buses.reduce((sum, bus) => sum + bus.seats, 0);
  return buses.length === 1
    ? word('offer.title', { bus: word(`busType.${buses[0]!.busType}`), seats: word('offer.seats', { count: seats }) })
    : word('offer.buses', { count: buses.length, seats });
}

/** The facts shown about an offer everywhere. */
export function offerFacts(
  offer: OfferView,
  { accessibility, departure, passengers }: OfferedTrip,
  { word, locale }: OfferTexts,
) {
  const { buses } = offer;
  const first = buses[0]!;
  return {
    title: offerTitle(buses, word),
    wheelchairs: buses.reduce((sum, bus) => sum + bus.wheelchairPlaces, 0),
    /** What all of its buses have, most requested first. */
    equipped: first.equipment
      .filter((code) => buses.every((bus) => bus.equipment.includes(code)))
      .sort((a, b) => askedFor(a) - askedFor(b)),
    accessible: accessibility.filter(({ code }) => buses.every((bus) => bus.accessibility.includes(code))),
    fuel: `${word(`fuelType.${first.fuelType}`)} · ${word('offer.co2', { kg: formatNumber(offer.emissionsGrams / 1_000, locale) })}`,
    free: freeCancellationOfOffer(offer.tiers, departure, word, locale),
    perPerson: pricePerPerson(offer.total, passengers, locale),
  };
}
