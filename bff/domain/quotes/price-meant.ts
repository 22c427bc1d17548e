// Traces: S8-666
import { DomainError } from '@bff/domain/shared/errors';

/** Below half or above twice what the lists give, a price is likelier to be mistyped than meant. */
export const sensiblePrices = (listed: number): { least: number; most: number } => ({
  least: Math.ceil(listed / 2),
  most: listed * 2,
});

/** A price that somebody writes beside what the price lists give for the same buses. Öre. */
export interface PriceBesideLists {
  /** Null if the lists give none. */
  proposedPrice: number | null;
  /** On which side it is so far from the lists that it has to be confirmed. */
  far: 'below' | 'above' | null;
}

/** On which side a price is so far from the lists' that it has to be confirmed. */
export function farFrom(price: number, listed: number | null): PriceBesideLists['far'] {
  if (listed === null) return null;
  const { least, most } = sensiblePrices(listed);
  if (price < least) return 'below';
  return price > most ? 'above' : null;
}

/**
 * Asks once about a price far from the lists'. `confirmed` is the price that the form's box was ticked for, so that another one is asked
 * about anew; undefined for a caller that no person reads the answer of. @throws DomainError `quote.farFromLists`
 */
export function mustBeMeant(price: number, listed: number | null, confirmed: number | null | undefined): void {
  if (confirmed === undefined || confirmed === price || listed === null || !farFrom(price, listed)) return;
  throw new DomainError('quote.farFromLists', [price, listed], 'priceConfirmed');
}
