import { accessibilityCatalogue, type AccessibilityNames, type AccessibilityProperty } from '@bff/domain/accessibility';
import { readOrderDetails } from '@bff/domain/bookings';
import { suppliedVehicles, tiersOf } from '@bff/domain/offers';
import type { ShownImage } from '@bff/domain/images';
import { choosableRequests, ownOrderNumber, quotesOfRequest, seeQuoteRequest } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { emissionsGrams } from '@bff/domain/trips';
import { vehiclePictures } from '@bff/domain/vehicles';
import type { EquipmentCode } from '@states/equipment';
import type { ShownQuoteStatus } from '@states/quote-states';
import type { BusType, FuelType } from '@states/vehicle-words';

/** A quote as its customer compares it: with the price that they pay, not what the company gets. */
export interface ComparedQuote {
  id: number;
  companyId: number;
  company: string;
  status: ShownQuoteStatus;
  /** It was accepted, and its order is canceled. */
  isCanceled: boolean;
  buses: { model: string; seats: number; busType: BusType }[];
  /** Of its first bus; null if its company has none. */
  picture: ShownImage | null;
  /** In all buses together. */
  drivers: number;
  /** The company's; null until somebody has rated it. */
  rating: number | null;
  /** How many have rated it. */
  ratings: number;
  /** What every one of its buses has. */
  equipment: EquipmentCode[];
  accessibility: AccessibilityNames[];
  fuelTypes: FuelType[];
  /** Carbon dioxide equivalents of the whole trip; null if a bus no longer exists. */
  emissionsGrams: number | null;
  customerPrice: number;
  tax: number;
  total: number;
  expiresAt: Date;
  message: string | null;
  /** Why its company withdrew it; null if it did not. */
  withdrawal: string | null;
  tiers: { hours: number; basisPoints: number }[];
  /** Null if no order has been made of it that the actor may pay and open. */
  orderNumber: string | null;
  /** Until when that order can be paid; null once it is paid, and where there is none. */
  payBy: Date | null;
  /** By the actor: who only asked leaves it to others. */
  canBeChosen: boolean;
}

/** The quotes on a request of the actor's or of somebody for whom they buy, cheapest first. @throws DomainError `quoteRequest.notFound` */
export async function quoteComparison(actor: UserActor, number: string): Promise<ComparedQuote[]> {
  const request = await seeQuoteRequest(actor, number);
  const { companies, trip } = request;
  const { quotes, buses, isCanceled } = await quotesOfRequest(actor, number);
  const tiers = await tiersOf(quotes.map(({ companyId }) => companyId));
  const vehicles = await suppliedVehicles(
    quotes.map(({ companyId }) => companyId),
    trip.departure,
  );
  const pictures = await vehiclePictures(quotes.flatMap((quote) => quote.buses[0]?.vehicleId ?? []));
  const mayChoose = (await choosableRequests(actor))(request);
  const orders = new Map<number, { number: string | null; payBy: Date | null }>();
  for (const quote of quotes) {
    const number = await ownOrderNumber(actor, request, quote);
    const isPaying = number !== null && quote.status === 'inProgress';
    orders.set(quote.id, { number, payBy: (isPaying && (await readOrderDetails(number))?.heldUntil) || null });
  }
  const isChosen = quotes.some(({ status }) => status === 'inProgress' || status === 'accepted');
  const catalogue = await accessibilityCatalogue();
  return quotes
    .map((quote): ComparedQuote => {
      return {
        id: quote.id,
        companyId: quote.companyId,
        company: companies.find(({ companyId }) => companyId === quote.companyId)?.companyName ?? '',
        status: quote.shown,
        isCanceled: isCanceled && quote.shown === 'accepted',
        buses: quote.buses.flatMap(({ vehicleId }) => {
          const bus = buses.get(vehicleId);
          return bus ? [{ model: bus.model, seats: bus.seats, busType: bus.busType }] : [];
        }),
        picture: pictures.get(quote.buses[0]?.vehicleId ?? 0)?.[0]?.small ?? null,
        drivers: quote.drivers,
        ...factsOf(quote.buses, vehicles, catalogue),
        customerPrice: quote.customerPrice,
        tax: quote.tax,
        total: quote.total,
        expiresAt: quote.expiresAt,
        message: quote.message,
        withdrawal: quote.shown === 'withdrawn' ? quote.rejectReason : null,
        tiers: tiers.get(quote.companyId) ?? [],
        orderNumber: quote.status === 'inProgress' || quote.status === 'accepted' ? orders.get(quote.id)!.number : null,
        payBy: orders.get(quote.id)!.payBy,
        canBeChosen: quote.shown === 'open' && !isChosen && mayChoose,
      };
    })
    .sort((one, other) => one.total - other.total);
}

type Facts = Pick<ComparedQuote, 'rating' | 'ratings' | 'equipment' | 'accessibility' | 'fuelTypes' | 'emissionsGrams'>;

/** The facts that a search shows with an offer: what all of its buses have, and their emissions. */
function factsOf(
  buses: readonly { vehicleId: number; metres?: number }[],
  vehicles: Awaited<ReturnType<typeof suppliedVehicles>>,
  catalogue: readonly AccessibilityProperty[],
): Facts {
  const known = buses.flatMap(({ vehicleId }) => vehicles.get(vehicleId) ?? []);
  const [first] = known;
  const grams = buses.map(({ vehicleId, metres }) => {
    const vehicle = vehicles.get(vehicleId);
    return vehicle && metres !== undefined ? emissionsGrams(metres, vehicle.fuelType, vehicle.fuelPerKm) : null;
  });
  return {
    rating: first && first.ratingCount > 0 ? first.ratingSum / first.ratingCount : null,
    ratings: first?.ratingCount ?? 0,
    equipment: [...(first?.equipment ?? [])].filter((code) => known.every(({ equipment }) => equipment.includes(code))),
    accessibility: catalogue.filter(
      ({ code }) => known.length > 0 && known.every(({ accessibility }) => accessibility.includes(code)),
    ),
    fuelTypes: [...new Set(known.map(({ fuelType }) => fuelType))],
    emissionsGrams: grams.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0),
  };
}
