/** How pages call it, in either language: «Betalning 16», or its number alone. */
const CALLED = {
  payment: /^(?:(?:betalning|payment)\s+)?(\d{1,9})$/i,
  refund: /^(?:(?:återbetalning|refund)\s+)?(\d{1,9})$/i,
};

/** The number of a payment or refund that a typed text may be. */
export function ownNumber(of: keyof typeof CALLED, text: string): number | undefined {
  const number = CALLED[of].exec(text.trim())?.[1];
  return number === undefined ? undefined : Number(number);
}
