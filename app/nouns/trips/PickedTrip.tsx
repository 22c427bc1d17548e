import type { PickedOffer } from '@bff/areas/customer';
import { TripSummary } from './TripSummary';

interface PickedTripProps {
  /** Of a trip that quotes are requested for: without buses and their terms. */
  offer: Pick<PickedOffer, 'stops' | 'departure' | 'return' | 'passengers' | 'buses'> &
    Partial<Pick<PickedOffer, 'tiers'>>;
}

/** The trip of a picked offer. The bus's timetable is only known once it is held. */
export function PickedTrip({ offer }: PickedTripProps) {
  const { departure, return: back, stops } = offer;
  const way = (at: Date, passed: PickedOffer['stops']) => ({
    departure: at,
    stops: passed.map(({ name, street }, index) => ({
      name: street ? `${street}, ${name}` : name,
      at: index === 0 ? at : null,
    })),
  });
  return (
    <TripSummary
      out={way(departure, stops)}
      // The return goes straight from the last stop to the first.
      home={
        back
          ? way(
              back,
              [stops.at(-1), stops[0]].filter((stop) => stop !== undefined),
            )
          : undefined
      }
      passengers={offer.passengers}
      buses={offer.buses}
      tiers={offer.tiers}
    />
  );
}
