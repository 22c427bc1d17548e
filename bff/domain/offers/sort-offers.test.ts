import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FoundOffer } from './found-offer';
import { type OfferSort, sortByOperator, sortOffers } from './sort-offers';

const few = fc.integer({ min: 0, max: 3 });
const anOffer = fc.record({ companyId: few, total: few, startMetres: few, rating: few, emissionsGrams: few });
const someOffers = fc
  .array(anOffer, { maxLength: 30 })
  .map((offers) => offers.map((offer, vehicleId) => ({ ...offer, vehicleId }) as unknown as FoundOffer));
const anOrder = fc.constantFrom<OfferSort>('price', 'distance', 'rating', 'emissions');

it('operators come in the order of their best offers, each with all of its offers', () => {
  fc.assert(
    fc.property(someOffers, anOrder, (offers, sort) => {
      const sorted = sortOffers(offers, sort);
      const operators = [...new Set(sorted.map(({ companyId }) => companyId))];
      const groups = sortByOperator(offers, sort);
      expect(groups.map(({ best }) => best.companyId)).toEqual(operators);
      for (const { best, offers: theirs } of groups)
        expect([best, ...sortOffers(theirs, sort)]).toEqual([
          sorted.find(({ companyId }) => companyId === best.companyId),
          ...sorted.filter(({ companyId }) => companyId === best.companyId),
        ]);
    }),
  );
});
