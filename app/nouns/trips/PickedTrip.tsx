import type { PickedOffer } from '@bff/areas/customer';
import { TripSummary } from './TripSummary';

interface PickedTripProps {
  /** Of a trip that quotes are requested for: without buses and their terms. */
  offer: Pick<PickedOffer, 'stops' | 'departure' | 'return' | 'passengers' | 'buses'> &
    Partial<Pick<PickedOffer, 'tiers' | 'arrival'>>;
}

/** The trip of a picked offer. When it is at the stops between is only known once the bus is held. */
export function PickedTrip({ offer }: PickedTripProps) {
  const { departure, return: back, stops, arrival } = offer;
  const way = (at: Date, passed: PickedOffer['stops'], until: Date | null | undefined) => ({
    departure: at,
    stops: passed.map(({ name, street }, index) => ({
      name: street ? `${street}, ${name}` : name,
      at: index === 0 ? at : index === passed.length - 1 ? (until ?? null) : null,
    })),
  });
  return (
    <TripSummary
      out={way(departure, stops, arrival?.out)}
      // The return goes straight from the last stop to the first.
      home={
        back
          ? way(
              back,
              [stops.at(-1), stops[0]].filter((stop) => stop !== undefined),
              arrival?.home,
            )
          : undefined
      }
      passengers={offer.passengers}
      buses={offer.buses}
      tiers={offer.tiers}
    />
  );
}
