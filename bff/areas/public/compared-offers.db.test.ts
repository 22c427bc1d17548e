import { beforeAll, expect, it } from 'vitest';
import { holdOffer } from '@bff/domain/bookings';
import { aTrip, type Buyer, createFleet, type Fleet, PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import { NO_FILTERS, sealOffer, searchOffers } from '@bff/domain/offers';
import { type Actor, visitor } from '@bff/domain/shared/actor';
import { createCustomer } from '@db/factories';
import { Company, Place } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { comparedOffers, type SearchQuery } from '.';

useTestDatabase();
const STOPS = ['uppsala', 'gavle'] as const;
let one: Fleet;
let other: Fleet;
let buyer: Buyer;
let orderNumber: string;

beforeAll(async () => {
  useRoads();
  await Place.bulkCreate(
    STOPS.map((name) => {
      const { id, name: nameSv, country, lat, lon } = PLACES[name];
      const where = { lat, lon, kind: 'locality' as const, countryCode: country, municipality: nameSv, county: '' };
      return { id, nameSv, nameEn: nameSv, ...where, population: 1, weight: 1 };
    }),
  );
  [one, other] = [await createFleet(1), await createFleet(1)];
  buyer = await createCustomer();
  // Its only bus is taken between the results and the comparison.
  const { offers } = await searchOffers(aTrip(), NO_FILTERS);
  const offer = offers.find(({ companyId }) => companyId === other.companyId);
  ({ orderNumber } = await holdOffer(buyer, sealOffer(offer!.offer)));
});

async function compared(ids: readonly number[], actor: Actor = visitor('sv')) {
  const { departure, adults, children, wheelchairs } = aTrip();
  const query: SearchQuery = {
    tripType: 'one-way',
    departure,
    return: undefined,
    adults,
    children,
    wheelchairs,
    stops: STOPS.map((name) => ({ text: PLACES[name].name, id: PLACES[name].id })),
    rows: [0, 1],
    waits: [0, 0],
    sort: 'price',
    page: 1,
    open: undefined,
    about: undefined,
    filters: {
      busTypes: [],
      fuelTypes: [],
      equipment: [],
      accessibility: [],
      certificates: [],
      operator: undefined,
      maxPrice: undefined,
    },
  };
  return (await comparedOffers(query, ids, actor, 'sv'))!;
}

const nameOf = async ({ companyId }: Fleet) => (await Company.findByPk(companyId))!.name;

it('names a company whose bus is no longer available', async () => {
  const { offers, gone } = await compared([one.companyId, other.companyId]);
  expect(offers.map(({ company }) => company.id)).toEqual([one.companyId]);
  expect(gone).toEqual([await nameOf(other)]);
});

it('shows its holder the bus, as held', async () => {
  const { offers, gone } = await compared([other.companyId], buyer);
  expect(gone).toEqual([]);
  expect(offers).toMatchObject([{ company: { id: other.companyId }, held: { orderNumber } }]);
});

it('names nobody who is unknown or does not sell here', async () => {
  await Company.update({ status: 'suspended' }, { where: { id: other.companyId } });
  expect(await compared([other.companyId, 4_000_000])).toMatchObject({ offers: [], gone: [] });
});
