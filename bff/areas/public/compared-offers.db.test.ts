import { beforeAll, expect, it } from 'vitest';
import { holdOffer } from '@bff/domain/bookings';
import { aTrip, type Buyer, createFleet, type Fleet, useRoads } from '@bff/domain/bookings/testing/market';
import { NO_FILTERS, sealOffer, searchOffers } from '@bff/domain/offers';
import { type Actor, visitor } from '@bff/domain/shared/actor';
import { createCustomer } from '@db/factories';
import { Company } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { searchQuery } from './testing/asked-search';
import { comparedOffers, type SearchQuery, searchView, type TickedOffer } from '.';

useTestDatabase();
let one: Fleet;
let other: Fleet;
let both: Fleet;
let buyer: Buyer;
let orderNumber: string;

beforeAll(async () => {
  useRoads();
  await createPlaces();
  [one, other, both] = [await createFleet(1), await createFleet(1), await createFleet(2)];
  buyer = await createCustomer();
  // Its only bus is taken between the results and the comparison.
  const { offers } = await searchOffers(aTrip(), NO_FILTERS);
  const offer = offers.find(({ companyId }) => companyId === other.companyId);
  ({ orderNumber } = await holdOffer(buyer, sealOffer(offer!.offer)));
});

const compared = async (
  chosen: readonly (number | TickedOffer)[],
  actor: Actor = visitor('sv'),
  query: Partial<SearchQuery> = {},
) => {
  const ticked = chosen.map((one) => (typeof one === 'number' ? { companyId: one, vehicleIds: [] } : one));
  return (await comparedOffers(searchQuery(query), ticked, actor, 'sv'))!;
};

const nameOf = async ({ companyId }: Fleet) => (await Company.findByPk(companyId))!.name;

it('names a company whose bus is no longer available', async () => {
  const { offers, gone } = await compared([one.companyId, other.companyId]);
  expect(offers.map(({ company }) => company.id)).toEqual([one.companyId]);
  expect(gone).toEqual([await nameOf(other)]);
});

it('compares the buses that were ticked, two of one company too, whatever the filters', async () => {
  const [first, second] = both.vehicleIds.map((id) => ({ companyId: both.companyId, vehicleIds: [id] }));
  const idsOf = async (...asked: Parameters<typeof compared>) => (await compared(...asked)).offers.map(({ id }) => id);
  expect(await idsOf([second!])).toEqual([`offer-${both.vehicleIds[1]}`]);
  expect((await idsOf([first!, second!])).sort()).toEqual(both.vehicleIds.map((id) => `offer-${id}`).sort());
  // Once, also by an old address beside the new one.
  const [best] = await idsOf([both.companyId]);
  const tick = { companyId: both.companyId, vehicleIds: [Number(best!.slice('offer-'.length))] };
  expect(await idsOf([both.companyId, tick])).toEqual([best]);
  const none = { filters: { ...searchQuery().filters, maxPrice: 1 } };
  expect(await idsOf([second!], undefined, none)).toEqual([`offer-${both.vehicleIds[1]}`]);
  expect(await idsOf([both.companyId], undefined, none)).toEqual([]);
  // Nobody's bus is shown as another company's.
  expect(await compared([{ ...second!, companyId: one.companyId }])).toMatchObject({
    offers: [],
    gone: [await nameOf(one)],
  });
});

it('the results name what was ticked and is not on their page, though a filter keeps it away', async () => {
  const [first, second] = both.vehicleIds.map((id) => ({ companyId: both.companyId, vehicleIds: [id] }));
  const taken = { companyId: other.companyId, vehicleIds: other.vehicleIds.slice(0, 1) };
  const elsewhere = async (query: Partial<SearchQuery>) => {
    const view = await searchView(searchQuery({ ticked: [first!, second!, taken], ...query }), visitor('sv'), 'sv');
    return view.kind === 'offers' ? view.tickedElsewhere.map(({ vehicleIds }) => vehicleIds[0]) : [];
  };
  // One of the two is folded behind the other.
  expect(await elsewhere({})).toHaveLength(1);
  expect(await elsewhere({ open: both.companyId })).toEqual([]);
  const filters = { ...searchQuery().filters, operator: one.companyId };
  expect(await elsewhere({ filters })).toEqual(both.vehicleIds);
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
