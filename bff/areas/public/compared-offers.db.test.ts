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
import { comparedOffers } from '.';

useTestDatabase();
let one: Fleet;
let other: Fleet;
let buyer: Buyer;
let orderNumber: string;

beforeAll(async () => {
  useRoads();
  await createPlaces();
  [one, other] = [await createFleet(1), await createFleet(1)];
  buyer = await createCustomer();
  // Its only bus is taken between the results and the comparison.
  const { offers } = await searchOffers(aTrip(), NO_FILTERS);
  const offer = offers.find(({ companyId }) => companyId === other.companyId);
  ({ orderNumber } = await holdOffer(buyer, sealOffer(offer!.offer)));
});

const compared = async (ids: readonly number[], actor: Actor = visitor('sv')) =>
  (await comparedOffers(searchQuery(), ids, actor, 'sv'))!;

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
