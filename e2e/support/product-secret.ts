import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret of the product that is tested: from its environment, or from the file in its data folder. */
export function productSecret(): string {
  const { PRODUCT_APP_SECRET, PRODUCT_DATA_DIR } = process.env;
  if (PRODUCT_APP_SECRET) return PRODUCT_APP_SECRET;
  if (!PRODUCT_DATA_DIR) throw new Error('PRODUCT_DATA_DIR names the data folder of the product that is tested');
  return readFileSync(join(PRODUCT_DATA_DIR, 'app-secret'), 'utf8').trim();
}
