import { env } from '@bff/platform/env';
import type { Settings } from './settings';

export interface NamedSeller {
  name: string;
  /** Ten digits, or empty. */
  orgNumber: string;
  address: string;
}

/** Who sells the trips, as the settings name it at the foot of every page; an installation that has not filled them in is named by its environment. */
export function sellerNamed({ sellerName, sellerOrgNumber, sellerAddress }: Settings): NamedSeller {
  if (sellerName) return { name: sellerName, orgNumber: sellerOrgNumber, address: sellerAddress };
  const { BRAND_NAME, SELLER_NAME, SELLER_ORG_NUMBER = '', SELLER_ADDRESS = '' } = env();
  return { name: SELLER_NAME || BRAND_NAME, orgNumber: SELLER_ORG_NUMBER, address: SELLER_ADDRESS };
}
