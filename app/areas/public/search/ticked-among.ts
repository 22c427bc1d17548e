import type { OfferView } from '@bff/areas/public';
import { TICK, tickOfOffer } from '~/nouns/trips/ticked-offers';

type Named = Pick<OfferView, 'id' | 'company'>;

/** Which of a page's offers are ticked: those that the address names, and of an operator that it names alone the first one. */
export function tickedAmong(offers: readonly Named[], params: readonly (readonly [string, string])[]) {
  const asked = new Set(params.flatMap(([name, value]) => (name === TICK ? value : [])));
  if (asked.size === 0) return () => false;
  const firstOf = new Map([...offers].reverse().map(({ id, company }) => [String(company.id), id]));
  const firsts = new Set([...asked].map((value) => firstOf.get(value)));
  return (offer: Named): boolean => asked.has(tickOfOffer(offer)) || firsts.has(offer.id);
}
