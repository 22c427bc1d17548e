import { conceal, reveal } from '@bff/platform/signing';
import { productSecret } from './product-secret';

/** The positions of the expiry and of the buses in an offer's wire form (offer-token.ts). */
const EXPIRES_AT = 2;
const BUSES = 5;
/** The position of a bus's prices, and of the total among them. */
const PRICES = 2;
const TOTAL = 3;

/** What an offer contains, by the product's own secret. */
function wireOf(sealed: string): unknown[] {
  process.env.APP_SECRET = productSecret();
  return JSON.parse(reveal('offer', sealed) ?? 'null') as unknown[];
}

/** What it costs, in öre: pages that compare offers show whole kronor. */
export const offerTotal = (sealed: string): number =>
  (wireOf(sealed)[BUSES] as number[][][]).reduce((sum, bus) => sum + bus[PRICES]![TOTAL]!, 0);

/**
 * The same offer twenty minutes later, since nobody waits that long. With `before`, as if it had cost that many öre then: changing price
 * lists would disturb other tests.
 */
export function expiredOffer(sealed: string, before?: number): string {
  const wire = wireOf(sealed);
  wire[EXPIRES_AT] = Date.now() - 1_000;
  if (before !== undefined) (wire[BUSES] as number[][][])[0]![PRICES]![TOTAL] = before;
  return conceal('offer', JSON.stringify(wire));
}
