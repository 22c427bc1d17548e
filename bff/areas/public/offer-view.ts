import { companyLogos } from '@bff/domain/companies';
import type { ShownImage } from '@bff/domain/images';
import { type FoundOffer, type OfferedVehicle, publicBus, sealOffer, tiersOf } from '@bff/domain/offers';
import { type VehiclePicture, vehiclePictures } from '@bff/domain/vehicles';

/** An offer as people see it. Amounts in öre. */
export interface OfferView {
  /** Sealed text for booking the offer; see domain/offers. */
  token: string;
  /** Stable within a search, for anchors. */
  id: string;
  buses: (ReturnType<typeof publicBus> & { adults: number; children: number })[];
  company: {
    id: number;
    name: string;
    certificates: OfferedVehicle['certificates'][number][];
    logo: ShownImage | null;
  };
  /** Of its first bus, if it has one. */
  picture: ShownImage | null;
  rating: number | null;
  ratings: number;
  startMetres: number;
  emissionsGrams: number;
  total: number;
  customerPrice: number;
  taxBasisPoints: number;
  tiers: { hours: number; basisPoints: number }[];
}

/** Adds what is known about the operators and buses. */
export async function offerViews(offers: readonly FoundOffer[]): Promise<OfferView[]> {
  const companyIds = [...new Set(offers.map((offer) => offer.companyId))];
  const [tiers, logos, pictures] = await Promise.all([
    tiersOf(companyIds),
    companyLogos(companyIds),
    vehiclePictures(offers.map(({ buses }) => buses[0]!.bus.vehicleId)),
  ]);
  return offers.map((offer) => offerView(offer, tiers, logos, pictures));
}

function offerView(
  found: FoundOffer,
  tiers: Map<number, { hours: number; basisPoints: number }[]>,
  logos: Map<number, ShownImage>,
  pictures: Map<number, VehiclePicture[]>,
): OfferView {
  const { vehicle } = found.buses[0]!;
  return {
    token: sealOffer(found.offer),
    id: `offer-${found.buses.map((one) => one.bus.vehicleId).join('-')}`,
    buses: found.buses.map((one) => ({ ...publicBus(one), adults: one.bus.adults, children: one.bus.children })),
    company: {
      id: found.companyId,
      name: vehicle.companyName,
      certificates: [...vehicle.certificates],
      logo: logos.get(found.companyId) ?? null,
    },
    picture: pictures.get(found.buses[0]!.bus.vehicleId)?.[0]?.small ?? null,
    rating: found.rating,
    ratings: found.ratings,
    startMetres: found.startMetres,
    emissionsGrams: found.emissionsGrams,
    total: found.total,
    customerPrice: found.customerPrice,
    taxBasisPoints: found.buses[0]!.bus.taxBasisPoints,
    tiers: tiers.get(found.offer.companyId) ?? [],
  };
}
