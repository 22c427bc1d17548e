import { fleetJourneys, type FleetJourney, isFresh } from '@bff/domain/journeys';
import { placesMap } from '@bff/domain/maps';
import { nearestPlace, type PlaceLanguage } from '@bff/domain/places';
import type { UserActor } from '@bff/domain/shared/actor';
import { type FleetPlace, fleetPlaces } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import { isActive, shownJourney, type ShownJourneyStatus } from '@states/journey-states';

/** A bus and its last known location. */
export interface FleetBus {
  id: number;
  registrationNumber: string;
  model: string;
  isActive: boolean;
  /**
   * `fresh`: its device reports now; `old`: it reported a while ago; `unknown`: on the road without a report; `waiting`: out until the way
   * back;
   * `home`: at its starting position.
   */
  where: 'fresh' | 'old' | 'unknown' | 'waiting' | 'home';
  /** The starting position with its town, or the town nearest to the bus; null if unknown. */
  placeName: string | null;
  seenAt: Date | null;
  journey: { number: string; status: ShownJourneyStatus; from: string; to: string } | null;
}

interface MapStop {
  lat: number;
  lon: number;
  label: string;
  kind: 'end' | 'via' | 'vehicle';
}

/**
 * All of a company's buses, those on the road first: as a list, and as a map on which buses in the same place are one mark.
 * @throws DomainError `auth.noPermission`
 */
export async function fleetMap(actor: UserActor, companyId: number, language: PlaceLanguage) {
  const [places, journeys] = await Promise.all([fleetPlaces(actor, companyId), fleetJourneys(actor, companyId)]);
  const named = await withTowns(places, language);
  const found = await Promise.all(named.map((place) => locate(place, journeys.get(place.id), language)));
  const stops = [...homes(found), ...found.flatMap(({ stop }) => (stop ? [stop] : []))];
  const land = placesMap(stops);
  const buses = found.map(({ bus }) => bus).sort((a, b) => Number(a.journey === null) - Number(b.journey === null));
  return { buses, map: land && { ...land, stops } };
}

/** Companies call their depots «Garaget» and the like: the town tells where they are. */
async function withTowns(places: readonly FleetPlace[], language: PlaceLanguage): Promise<FleetPlace[]> {
  const towns = new Map<string, Promise<string>>();
  const townOf = (place: FleetPlace) => {
    const known = towns.get(keyOf(place)) ?? nearestPlace(place, language).then((near) => near?.name ?? '');
    towns.set(keyOf(place), known);
    return known;
  };
  return Promise.all(
    places.map(async (place) => {
      const town = await townOf(place);
      return place.name.includes(town) ? place : { ...place, name: [place.name, town].filter(Boolean).join(', ') };
    }),
  );
}

const keyOf = ({ lat, lon }: FleetPlace) => `${lat},${lon}`;

interface Located {
  bus: FleetBus;
  place: FleetPlace;
  /** The mark of a bus that is out. */
  stop: MapStop | null;
}

async function locate(place: FleetPlace, journey: FleetJourney | undefined, language: PlaceLanguage): Promise<Located> {
  const { id, registrationNumber, model } = place;
  const of = { id, registrationNumber, model, isActive: place.isActive };
  if (!journey) return { place, stop: null, bus: { ...of, where: 'home', placeName: place.name, seenAt: null, journey: null } }; // prettier-ignore
  const { number, status, from, to, position } = journey;
  const isNow = position !== null && isFresh(position, clock.millis());
  const near = position && (await nearestPlace(position, language));
  return {
    place,
    stop: position && { lat: position.lat, lon: position.lon, label: registrationNumber, kind: isNow ? 'vehicle' : 'via' }, // prettier-ignore
    bus: {
      ...of,
      where: isActive(status) ? (isNow ? 'fresh' : position ? 'old' : 'unknown') : 'waiting',
      placeName: near?.name ?? null,
      seenAt: position?.at ?? null,
      // One that is out is not over: what is finished waits for its way back.
      journey: {
        number,
        status: shownJourney({ status, hasReturn: true, terminationReason: null, outcome: null }),
        from,
        to,
      },
    },
  };
}

/** The places where buses stand, with how many are there. */
function homes(found: readonly Located[]): MapStop[] {
  const byPlace = new Map<string, { place: FleetPlace; count: number }>();
  for (const { bus, place } of found) {
    if (bus.where !== 'home') continue;
    const key = keyOf(place);
    byPlace.set(key, { place, count: (byPlace.get(key)?.count ?? 0) + 1 });
  }
  return [...byPlace.values()].map(({ place: { lat, lon, name }, count }) => ({
    lat,
    lon,
    kind: 'end' as const,
    label: count > 1 ? `${name} (${count})` : name,
  }));
}
