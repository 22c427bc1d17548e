import type { SearchQuery, SearchedStop } from '@bff/areas/public';
import { readSearch } from '~/nouns/trips/read-search.server';
import { to } from '~/to';
import { lastSearch } from './last-search.server';
import { withoutLocale } from './paths';
import { resultsOfPicked } from './picked-offers.server';
import { currentSession } from './session.server';

/**
 * The query of the results that a trip was chosen from, as they were left, with filters, order and page, if this browser or session knows
 * them; otherwise a search for the trip (`search`).
 */
export async function resultsAsLeft(request: Request, search: string): Promise<string> {
  const trip = read(new URLSearchParams(search));
  if (!trip) return search;
  const left = [...((await currentSession(request))?.data.backStack ?? [])].reverse().flatMap((location) => {
    const [path, query] = withoutLocale(location).split('?');
    return path === to.search() && query ? new URLSearchParams(query) : [];
  });
  const picked = (await resultsOfPicked(request)).map((query) => new URLSearchParams(query));
  const last = await lastSearch(request);
  const found = [...left, ...picked, ...(last ? [last] : [])].find((params) => isSameTrip(read(params), trip));
  return found?.toString() ?? search;
}

function read(params: URLSearchParams): SearchQuery | undefined {
  const parsed = readSearch(params);
  return 'query' in parsed ? parsed.query : undefined;
}

const isSameTrip = (left: SearchQuery | undefined, trip: SearchQuery): boolean =>
  left !== undefined &&
  (['tripType', 'adults', 'children', 'wheelchairs'] as const).every((name) => left[name] === trip[name]) &&
  left.departure.getTime() === trip.departure.getTime() &&
  left.return?.getTime() === trip.return?.getTime() &&
  left.waits.join() === trip.waits.join() &&
  left.stops.length === trip.stops.length &&
  trip.stops.every((stop, at) => isSamePlace(left.stops[at]!, stop));

/** The trip’s place has its id and its name; what was searched for may have been either. */
const isSamePlace = (left: SearchedStop, { id, text }: SearchedStop): boolean =>
  left.id === undefined ? [id, text.toLowerCase()].includes(left.text.toLowerCase()) : left.id === id;
