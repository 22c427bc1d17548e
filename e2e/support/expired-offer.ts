import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conceal, reveal } from '@bff/platform/signing';

/** Where an offer's wire form has the instant when it expires (offer-token.ts). */
const EXPIRES_AT = 2;

/** The same offer twenty minutes later, sealed by the product's own secret: nobody waits that long. */
export function expiredOffer(sealed: string): string {
  const folder = process.env.PRODUCT_DATA_DIR;
  if (!folder) throw new Error('PRODUCT_DATA_DIR names the data folder of the product that is tested');
  process.env.APP_SECRET = readFileSync(join(folder, 'app-secret'), 'utf8').trim();
  const wire = JSON.parse(reveal('offer', sealed) ?? 'null') as unknown[];
  wire[EXPIRES_AT] = Date.now() - 1_000;
  return conceal('offer', JSON.stringify(wire));
}
