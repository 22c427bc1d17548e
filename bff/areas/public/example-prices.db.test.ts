import { beforeAll, expect, it } from 'vitest';
import { createFleet, type Fleet, PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import { createPlaces } from '@bff/domain/bookings/testing/market-places';
import { NO_FILTERS, searchOffers } from '@bff/domain/offers';
import { fromLocalText } from '@bff/domain/shared/time';
import { Company, PlaceName } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { operatorsExamplePrices } from '.';

useTestDatabase();
let fleet: Fleet;
let homeless: Fleet;

beforeAll(async () => {
  useRoads();
  await createPlaces();
  const { id, name } = PLACES.uppsala;
  await PlaceName.create({ searchKey: 'uppsala', isPart: false, weight: 100, placeId: id, spelling: name });
  [fleet, homeless] = [await createFleet(1), await createFleet(1)];
  await Company.update({ city: name }, { where: { id: fleet.companyId } });
  await Company.update({ city: '' }, { where: { id: homeless.companyId } });
});

it('are those that a search of one operator’s buses finds, from its town', async () => {
  const [example, ...others] = await operatorsExamplePrices(fleet.companyId, 'sv');
  expect(others).toEqual([]);
  expect(example).toMatchObject({ from: 'Uppsala', to: 'Gävle' });

  const search = new URLSearchParams(example!.search);
  expect(search.get('operator')).toBe(String(fleet.companyId));
  const { offers } = await searchOffers(
    {
      type: 'day-trip',
      stops: [PLACES.uppsala, PLACES.gavle].map((place) => ({ place, dwellSeconds: 0 })),
      departure: fromLocalText(search.get('departure')!)!,
      return: fromLocalText(search.get('return')!)!,
      adults: Number(search.get('adults')),
      children: 0,
      wheelchairs: 0,
    },
    { ...NO_FILTERS, operator: fleet.companyId },
  );
  expect(example!.total).toBe(offers[0]!.total);
});

it('are none where it is unknown from where', async () => {
  expect(await operatorsExamplePrices(homeless.companyId, 'sv')).toEqual([]);
});
