import { sellingNames } from '@bff/domain/companies';
import { resolvePicked } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import type { SearchQuery } from './search-query';

/** A quote request that waits for its customer to log in. */
export interface AskedOnTheWay {
  stops: readonly string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  /** The companies that were chosen in the results; empty if they are chosen on the form. */
  companies: readonly string[];
}

/** What is asked for, in names: anybody may read it, because it says no more than its address. */
export async function askedOnTheWay(
  { stops, departure, return: back, adults, children }: SearchQuery,
  companyIds: readonly number[],
  language: Language,
): Promise<AskedOnTheWay> {
  const found = await Promise.all(stops.map(({ text, id }) => resolvePicked(text, id, language)));
  return {
    stops: found.map((one, index) => (one.kind === 'one' ? one.place.name : (stops[index]?.text ?? ''))),
    departure,
    return: back ?? null,
    passengers: adults + children,
    companies: await sellingNames(companyIds),
  };
}
