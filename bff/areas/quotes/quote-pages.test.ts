import { expect, it } from 'vitest';
import { likeliestQuote } from './quote-pages';

const bus = { id: 1, isFree: true, seatsAll: true, listPrice: 1_000_000 } as Parameters<
  typeof likeliestQuote
>[0][number];
const withTwo = { listPrice: 1_400_000 } as NonNullable<typeof bus.withTwo>;

it.each([
  ['the first that can be quoted', [{ ...bus, id: 2, listPrice: 1_105_840 }, bus], { vehicleId: 2, operatorPrice: 1_105_840, least: 552_920, most: 2_211_680 }],
  ['with a second driver, where one is enough', [{ ...bus, withTwo }], { vehicleId: 1, operatorPrice: 1_000_000, least: 500_000, most: 2_000_000, withTwo: { operatorPrice: 1_400_000, least: 700_000, most: 2_800_000 } }],
  ['not a bus that is occupied, too small or without a price', [{ ...bus, isFree: false }, { ...bus, seatsAll: false }, { ...bus, listPrice: null }], undefined],
  ['nothing without buses', [], undefined],
])('the likeliest quote is %s', (_, buses, likeliest) => expect(likeliestQuote(buses)).toEqual(likeliest)); // prettier-ignore
