import { describe, expect, it } from 'vitest';
import { bestOf, type ComparedFact } from './best-of-compared';

type Offer = Parameters<typeof bestOf>[0];

const bus = (facts: { seats?: number; modelYear?: number | null; wheelchairPlaces?: number }) =>
  ({ seats: 49, modelYear: 2020, wheelchairPlaces: 0, ...facts }) as Offer['buses'][number];
const offer = (facts: Partial<Offer>): Offer => ({
  buses: [bus({})],
  rating: 4,
  startMetres: 1_000,
  emissionsGrams: 50_000,
  total: 1_000_000,
  tiers: [{ hours: 168, basisPoints: 5_000 }],
  ...facts,
});
const usual = offer({});

describe('the best of some compared offers', () => {
  it.each<[string, Partial<Offer>, ComparedFact[]]>([
    ['costs least', { total: 900_000 }, ['price']],
    ['has most seats, of all its buses', { buses: [bus({ seats: 30 }), bus({ seats: 30 })] }, ['seats']],
    ['is the newest', { buses: [bus({ modelYear: 2024 })] }, ['year']],
    ['is rated highest', { rating: 4.5 }, ['rating']],
    ['is free to cancel longest', { tiers: [{ hours: 24, basisPoints: 5_000 }] }, ['free']],
    ['is always free to cancel', { tiers: [] }, ['free']],
    ['stands nearest', { startMetres: 10 }, ['start']],
    ['emits least', { emissionsGrams: 1 }, ['emissions']],
    ['has most wheelchair spaces', { buses: [bus({ wheelchairPlaces: 2 })] }, ['wheelchairs']],
    ['is like the other', {}, []],
  ])('%s', (_, facts, best) => {
    const one = offer(facts);
    expect([...bestOf(one, [one, usual])]).toEqual(best);
    expect([...bestOf(usual, [one, usual])]).toEqual([]);
  });

  it('are several if they are alike and another is worse', () => {
    const cheap = offer({ total: 900_000 });
    const other = offer({ total: 900_000 });
    expect([...bestOf(other, [cheap, other, usual])]).toEqual(['price']);
  });

  it('is nobody where nothing is known of the others, or nobody to compare with', () => {
    const unknown = offer({ rating: null, buses: [bus({ modelYear: null })] });
    expect([...bestOf(usual, [usual, unknown])]).toEqual([]);
    expect([...bestOf(unknown, [usual, unknown])]).toEqual([]);
    expect([...bestOf(usual, [usual])]).toEqual([]);
  });
});
