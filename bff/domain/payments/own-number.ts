import { namedNumber } from '@formats';

/** The number of a payment or refund that a typed text may be: «Betalning 16», as pages call it, or the number alone. */
export function ownNumber(of: 'payment' | 'refund', text: string): number | undefined {
  const { of: called = of, written } = namedNumber(text) ?? { written: text.trim() };
  return called === of && /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}
