import { type FoundOffer, NO_FILTERS, type Offer, sealOffer, searchOffers } from '@bff/domain/offers';
import { type UserActor } from '@bff/domain/shared/actor';
import { provide } from '@bff/domain/shared/services';
import { DAY, HOUR } from '@bff/domain/shared/time';
import type { TripPlace, TripRequest } from '@bff/domain/trips';
import { roads } from '@bff/integrations/router/testing/roads';
import { clock } from '@bff/platform/clock';
import {
  type BookableVehicle,
  createBookableVehicle,
  createCancellationTiers,
  createCompany,
  createCustomer,
  createDepot,
  createPriceLists,
  createVehicle,
} from '@db/factories';
import { holdOffer } from '../hold-offer';

/** A market to search and book in, with the real roads: for tests that go from a trip to a booking as a customer does. */
export type Buyer = UserActor & { customerId: number };

const place = (id: string, name: string, lat: number, lon: number, country = 'SE'): TripPlace => ({
  id,
  name,
  country,
  lat,
  lon,
});

export const PLACES = {
  uppsala: place('se-uppsala', 'Uppsala', 59.85882, 17.63889),
  gavle: place('se-gavle', 'Gävle', 60.67452, 17.14174),
  stockholm: place('se-stockholm', 'Stockholm', 59.32938, 18.06871),
  enkoping: place('se-enkoping', 'Enköping', 59.63607, 17.07768),
  visby: place('se-visby', 'Visby', 57.64089, 18.29602),
  malmo: place('se-malmo', 'Malmö', 55.60587, 13.00073),
  kiruna: place('se-kiruna', 'Kiruna', 67.85572, 20.22513),
  goteborg: place('se-goteborg', 'Göteborg', 57.70716, 11.96679),
  oslo: place('no-oslo', 'Oslo', 59.91273, 10.74609, 'NO'),
} as const;

export type PlaceName = keyof typeof PLACES;

/** Once per file, before anything is searched. */
export function useRoads(): void {
  provide({ router: roads() });
}

/** A day that many days ahead at that UTC hour, far enough that no lead-time rule applies. */
export const inDays = (days: number, utcHour = 8): Date =>
  new Date(Math.floor(clock.millis() / DAY) * DAY + days * DAY + utcHour * HOUR);

interface TripFields extends Partial<Omit<TripRequest, 'stops'>> {
  via?: readonly PlaceName[];
}

/** One way Uppsala–Gävle with 40 adults in 30 days, unless overridden. */
export function aTrip({ via = ['uppsala', 'gavle'], ...fields }: TripFields = {}): TripRequest {
  return {
    type: 'one-way',
    stops: via.map((name) => ({ place: PLACES[name], dwellSeconds: 0 })),
    departure: inDays(30),
    adults: 40,
    children: 0,
    wheelchairs: 0,
    ...fields,
  };
}

/** The offer of that bus, as a search finds it now. */
export async function findOffer(trip: TripRequest, vehicleId: number): Promise<FoundOffer> {
  const { offers, refusal } = await searchOffers(trip, NO_FILTERS);
  const found = offers.find((offer) => offer.buses.some(({ bus }) => bus.vehicleId === vehicleId));
  if (!found) throw new Error(`vehicle ${vehicleId} is not offered: ${refusal?.fault.key ?? 'no reason'}`);
  return found;
}

export interface Fleet extends BookableVehicle {
  /** All of its buses, including the first. */
  vehicleIds: number[];
}

/** A company with that many identical buses at one place. */
export async function createFleet(
  buses: number,
  vehicle: NonNullable<Parameters<typeof createBookableVehicle>[0]>['vehicle'] = {},
): Promise<Fleet> {
  const first = await createBookableVehicle({ vehicle });
  const vehicleIds = [first.vehicleId];
  while (vehicleIds.length < buses) vehicleIds.push((await createVehicle(first.companyId, first.depotId, vehicle)).id);
  return { ...first, vehicleIds };
}

/** A company with one bus for each number of seats. */
export async function createMixedFleet(seats: readonly number[]): Promise<{ companyId: number; vehicleIds: number[] }> {
  const { id: companyId } = await createCompany();
  const { id: depotId } = await createDepot(companyId);
  await createPriceLists(companyId);
  await createCancellationTiers(companyId);
  const vehicleIds: number[] = [];
  for (const count of seats) vehicleIds.push((await createVehicle(companyId, depotId, { seats: count })).id);
  return { companyId, vehicleIds };
}

/** The same offer for an identical bus of the same company. */
export const offerOf = (offer: Offer, vehicleId: number): Offer => ({
  ...offer,
  buses: offer.buses.map((bus) => ({ ...bus, vehicleId })),
});

/** A new bus for the caller, offered to and held by a new customer. */
export async function holdNewBus(
  trip: TripRequest = aTrip(),
): Promise<{ orderNumber: string; buyer: Buyer; vehicleId: number; offer: Offer; sealed: string }> {
  const [{ vehicleId }, buyer] = await Promise.all([createBookableVehicle(), createCustomer()]);
  const { offer } = await findOffer(trip, vehicleId);
  const sealed = sealOffer(offer);
  return { ...(await holdOffer(buyer, sealed)), buyer, vehicleId, offer, sealed };
}
