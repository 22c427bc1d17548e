import type { OfferFilters } from '@bff/domain/offers';
import type { SearchFilters } from './search-query';

/** One choice among a search's filters, and how many buses would be left without it. */
export interface RelaxedFilter {
  filter: keyof SearchFilters;
  value: string;
  left: number;
}

/** Search lists accessibility by itself; the buses have it among their equipment. */
export const toOfferFilters = ({ equipment, accessibility, ...filters }: SearchFilters): OfferFilters => ({
  ...filters,
  equipment: [...equipment, ...accessibility],
});

/** The choices of which each one alone keeps buses away, with what would be left without it. */
export function relaxedFilters(
  filters: SearchFilters,
  countWith: ((filters: OfferFilters) => number) | undefined,
): RelaxedFilter[] {
  if (!countWith) return [];
  const chosen = Object.entries(filters) as [keyof SearchFilters, readonly string[] | number | undefined][];
  return chosen
    .flatMap(([filter, value]): (Omit<RelaxedFilter, 'left'> & { rest?: string[] })[] => {
      if (value === undefined) return [];
      if (typeof value === 'number') return [{ filter, value: String(value) }];
      return value.map((one) => ({ filter, value: one, rest: value.filter((other) => other !== one) }));
    })
    .map(({ filter, value, rest }) => ({
      filter,
      value,
      left: countWith(toOfferFilters({ ...filters, [filter]: rest })),
    }))
    .filter(({ left }) => left > 0);
}
