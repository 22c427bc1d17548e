import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conceal, reveal } from '@bff/platform/signing';

/** Where an offer's wire form has the instant when it expires, and its buses (offer-token.ts). */
const EXPIRES_AT = 2;
const BUSES = 5;
/** Of a bus, its prices, and among them the total. */
const PRICES = 2;
const TOTAL = 3;

/**
 * The same offer twenty minutes later, sealed by the product's own secret: nobody waits that long. With `before`, as if it had cost that many
 * öre then: price lists that change would disturb other tests.
 */
export function expiredOffer(sealed: string, before?: number): string {
  const folder = process.env.PRODUCT_DATA_DIR;
  if (!folder) throw new Error('PRODUCT_DATA_DIR names the data folder of the product that is tested');
  process.env.APP_SECRET = readFileSync(join(folder, 'app-secret'), 'utf8').trim();
  const wire = JSON.parse(reveal('offer', sealed) ?? 'null') as unknown[];
  wire[EXPIRES_AT] = Date.now() - 1_000;
  if (before !== undefined) (wire[BUSES] as number[][][])[0]![PRICES]![TOTAL] = before;
  return conceal('offer', JSON.stringify(wire));
}
