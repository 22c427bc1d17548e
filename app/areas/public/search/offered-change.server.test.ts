import { afterEach, expect, it, vi } from 'vitest';
import { nightsOnTheWay, refusalOfSearch, type SearchView } from '@bff/areas/public';
import { offeredChange } from './offered-change.server';

vi.mock('@bff/areas/public', () => ({ refusalOfSearch: vi.fn(), nightsOnTheWay: vi.fn() }));
afterEach(() => vi.resetAllMocks());

type Refused = Extract<SearchView, { kind: 'invalid' }>;
const refused = (message: string, advice: Refused['advice'] = []): Refused => ({
  kind: 'invalid',
  errors: [{ field: 'return', message }],
  advice,
});
const dayTrip = new URLSearchParams(
  'tripType=day-trip&stop=Malmö&stop=Kiruna&departure=2090-03-10T08:00&return=2090-03-10T18:00&adults=3',
);
const tooEarly = refused('booking.returnTooEarly,2090-03-11T05:49:00.000Z');
const tooLong = refused('booking.tripTooLong', [
  { key: 'shorten', minutes: 700, shift: '2090-03-10T07:00:00.000Z' },
  { key: 'shorten', minutes: 700, shift: '2090-03-12T07:00:00.000Z' },
]);
const härnösand = { before: 1, towns: [{ id: 'se-harnosand', name: 'Härnösand', text: 'Härnösand' }] };

it('a later return is offered when it can be driven', async () => {
  vi.mocked(refusalOfSearch).mockResolvedValue(null);
  const { view, followed } = await offeredChange(dayTrip, tooEarly, 'sv');
  expect(view).toBe(tooEarly);
  expect(followed?.query).toContain('tripType=round-trip');
});

it('a later return that is refused too is not offered: what stops it is told in its place', async () => {
  vi.mocked(refusalOfSearch).mockResolvedValue(tooLong);
  vi.mocked(nightsOnTheWay).mockResolvedValue([härnösand]);
  const { view, followed } = await offeredChange(dayTrip, tooEarly, 'sv');
  expect(view.errors).toEqual(tooLong.errors);
  expect(view.advice).toEqual(tooLong.advice.slice(0, 1));
  expect(followed).toBeNull();
});

it('a night on the way is offered in towns with which the trip is legal', async () => {
  vi.mocked(nightsOnTheWay).mockResolvedValue([härnösand]);
  vi.mocked(refusalOfSearch).mockResolvedValue(null);
  const { followed } = await offeredChange(dayTrip, tooLong, 'sv');
  expect(followed?.towns).toEqual(['Härnösand']);
  expect(decodeURIComponent(followed!.query)).toContain(
    'stop=Malmö&stop=Härnösand&stopId=se-harnosand&wait=660&stop=Kiruna',
  );
});
