// Traces: S1-002
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder, holdOffer } from '@bff/domain/bookings';
import { aTrip, type Buyer, createFleet, createMixedFleet, type Fleet, useRoads } from '@bff/domain/bookings/testing/market'; // prettier-ignore
import { NO_FILTERS, sealOffer, searchOffers } from '@bff/domain/offers';
import { type Actor, visitor } from '@bff/domain/shared/actor';
import { HOUR } from '@bff/domain/shared/time';
import { createCustomer } from '@db/factories';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { searchQuery } from './testing/asked-search';
import { type SearchQuery, searchView } from '.';

useTestDatabase();
let fleet: Fleet;
let buyer: Buyer;

beforeAll(async () => {
  useRoads();
  await createPlaces();
  fleet = await createFleet(3);
  buyer = await createCustomer();
});

const query = (fields: Partial<SearchQuery> = {}) => searchQuery({ open: fleet.companyId, ...fields });

/** For each bus in the results, whether the actor holds it. */
async function shown(actor: Actor, fields: Partial<SearchQuery> = {}): Promise<[id: string, order: string | null][]> {
  const view = await searchView(query(fields), actor, 'sv');
  if (view.kind !== 'offers') throw new Error(JSON.stringify(view));
  expect(view.count).toBe(view.offers.length);
  return view.offers.map(({ id, held }) => [id, held?.orderNumber ?? null]);
}

const held = async (who: Buyer, vehicleIds: readonly number[], trip = aTrip()) => {
  const { offers } = await searchOffers(trip, NO_FILTERS);
  const offer = offers.find(({ buses }) => buses.map(({ bus }) => bus.vehicleId).join() === vehicleIds.join());
  return holdOffer(who, sealOffer(offer!.offer));
};

describe('a held bus', () => {
  let orderNumber: string;
  const [first, second, third] = [0, 1, 2].map((index) => () => `offer-${fleet.vehicleIds[index]}`) as [
    () => string,
    () => string,
    () => string,
  ];
  beforeAll(async () => {
    ({ orderNumber } = await held(buyer, [fleet.vehicleIds[1]!]));
  });

  it('keeps its place in its holder’s results, marked, and is in nobody else’s', async () => {
    expect(await shown(buyer)).toEqual([
      [first(), null],
      [second(), orderNumber],
      [third(), null],
    ]);
    for (const other of [visitor('sv'), await createCustomer()])
      expect(await shown(other)).toEqual([
        [first(), null],
        [third(), null],
      ]);
  });

  it('costs what it is held for, whatever a search would ask today', async () => {
    const today = await searchOffers(aTrip(), NO_FILTERS);
    await execute('UPDATE orders SET total = total + 1000, customer_price = customer_price + 1000 WHERE number = :it', {
      it: orderNumber,
    });
    const view = await searchView(query(), buyer, 'sv');
    expect(view.kind === 'offers' && view.offers.find(({ held }) => held)).toMatchObject({
      total: today.offers[0]!.total + 1_000,
      held: { orderNumber },
    });
  });

  it('is missing from the results of another trip or of filters that exclude it', async () => {
    const { departure } = query();
    expect(await shown(buyer, { departure: new Date(departure.getTime() + HOUR) })).toEqual([
      [first(), null],
      [third(), null],
    ]);
    expect(await shown(buyer, { adults: 39 })).toContainEqual([second(), orderNumber]);
    const filters = { ...query().filters, busTypes: ['minibus'] };
    expect(await shown(buyer, { filters })).toEqual([]);
  });

  it('is available to everybody once it is released', async () => {
    await cancelOrder(buyer, { orderNumber, agreedFee: 0 });
    for (const actor of [buyer, visitor('sv')])
      expect(await shown(actor)).toEqual([
        [first(), null],
        [second(), null],
        [third(), null],
      ]);
  });
});

it('shows the details of the requested offer only', async () => {
  const id = `offer-${fleet.vehicleIds[2]}`;
  const view = await searchView(query({ about: id }), visitor('sv'), 'sv');
  if (view.kind !== 'offers') throw new Error(JSON.stringify(view));
  expect(view.offers.filter(({ isOpen }) => isOpen).map((offer) => offer.id)).toEqual([id]);
  const other = await searchView(query({ about: 'offer-0' }), visitor('sv'), 'sv');
  expect(other.kind === 'offers' && other.offers.some(({ isOpen }) => isOpen)).toBe(false);
});

it('several buses held together stay together', async () => {
  const { companyId, vehicleIds } = await createMixedFleet([70, 70]);
  const trip = aTrip({ adults: 130 });
  const { orderNumber } = await held(buyer, vehicleIds, trip);
  const filters = { ...query().filters, operator: companyId };
  expect(await shown(buyer, { filters, adults: 60 })).toEqual([]);
  expect(await shown(buyer, { filters, adults: 130 })).toEqual([[`offer-${vehicleIds.join('-')}`, orderNumber]]);
  expect(await shown(visitor('sv'), { filters, adults: 130 })).toEqual([]);
});
