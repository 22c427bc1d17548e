import { fleetJourneys, type FleetJourney } from '@bff/domain/journeys';
import { placesMap } from '@bff/domain/maps';
import { nearestPlace, type PlaceLanguage } from '@bff/domain/places';
import type { UserActor } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import { type FleetPlace, fleetPlaces } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import type { JourneyStatus } from '@states/journey-states';

/** A device on the road tells where it is every ten seconds: one that has been silent this long is somewhere else by now. */
const FRESH_MS = 5 * MINUTE;

/** A bus, and where it is as far as anybody knows. */
export interface FleetBus {
  id: number;
  registrationNumber: string;
  model: string;
  isActive: boolean;
  /** `fresh`: as its device says now; `old`: said a while ago; `unknown`: out, and nothing was said; `home`: where it starts from. */
  where: 'fresh' | 'old' | 'unknown' | 'home';
  /** The starting position, or the town that it was nearest to; null: nobody knows. */
  placeName: string | null;
  seenAt: Date | null;
  journey: { number: string; status: JourneyStatus; from: string; to: string } | null;
}

interface MapStop {
  lat: number;
  lon: number;
  label: string;
  kind: 'end' | 'via' | 'vehicle';
}

/**
 * All of a company's buses, those on the road first: in a list, and on a map, where those that stand together are one place.
 * @throws DomainError `auth.noPermission`
 */
export async function fleetMap(actor: UserActor, companyId: number, language: PlaceLanguage) {
  const [places, journeys] = await Promise.all([fleetPlaces(actor, companyId), fleetJourneys(actor, companyId)]);
  const found = await Promise.all(places.map((place) => locate(place, journeys.get(place.id), language)));
  const stops = [...homes(found), ...found.flatMap(({ stop }) => (stop ? [stop] : []))];
  const land = placesMap(stops);
  const buses = found.map(({ bus }) => bus).sort((a, b) => Number(a.journey === null) - Number(b.journey === null));
  return { buses, map: land && { ...land, stops } };
}

interface Located {
  bus: FleetBus;
  place: FleetPlace;
  /** By itself on the map: a bus that is out. */
  stop: MapStop | null;
}

async function locate(place: FleetPlace, journey: FleetJourney | undefined, language: PlaceLanguage): Promise<Located> {
  const { id, registrationNumber, model, isActive } = place;
  const of = { id, registrationNumber, model, isActive };
  if (!journey) return { place, stop: null, bus: { ...of, where: 'home', placeName: place.name, seenAt: null, journey: null } }; // prettier-ignore
  const { number, status, from, to, position } = journey;
  const isFresh = position !== null && clock.millis() - position.at.getTime() <= FRESH_MS;
  const near = position && (await nearestPlace(position, language));
  return {
    place,
    stop: position && { lat: position.lat, lon: position.lon, label: registrationNumber, kind: isFresh ? 'vehicle' : 'via' }, // prettier-ignore
    bus: {
      ...of,
      where: isFresh ? 'fresh' : position ? 'old' : 'unknown',
      placeName: near?.name ?? null,
      seenAt: position?.at ?? null,
      journey: { number, status, from, to },
    },
  };
}

/** Where buses stand, each place once with how many. */
function homes(found: readonly Located[]): MapStop[] {
  const byPlace = new Map<string, { place: FleetPlace; count: number }>();
  for (const { bus, place } of found) {
    if (bus.where !== 'home') continue;
    const key = `${place.lat},${place.lon}`;
    byPlace.set(key, { place, count: (byPlace.get(key)?.count ?? 0) + 1 });
  }
  return [...byPlace.values()].map(({ place: { lat, lon, name }, count }) => ({
    ...{ lat, lon, kind: 'end' as const },
    label: count > 1 ? `${name} (${count})` : name,
  }));
}
