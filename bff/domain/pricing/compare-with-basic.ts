import type { PriceListKind } from '@states/price-list-kinds';
import { keptPriceListStore as store } from './kept-price-list.store';
import { isFar, type PriceDifference, priceDifferences } from './price-differences';
import type { PriceList, PriceListDetails } from './price-list-record';

export interface ComparedList {
  kind: PriceListKind;
  companyId: number;
  list: Pick<PriceListDetails, 'validFrom' | 'prices'>;
  /** The basic list that the form began with; null if there was none on its day. */
  basicSeen: number | null;
}

export interface ComparedWithBasic {
  /** The one that applies on the list's first day. */
  basic: PriceList | undefined;
  /** To be asked about: what is far from it, or anything at all if the form began with another one. */
  asked: PriceDifference[];
}

/** A list that takes the place of the basic one, beside it. */
export async function compareWithBasic({ kind, companyId, list, basicSeen }: ComparedList): Promise<ComparedWithBasic> {
  const basic = await store.basicOn(kind, companyId, list.validFrom);
  if (!basic) return { basic, asked: [] };
  const differences = priceDifferences(kind, list.prices, basic.prices);
  return { basic, asked: basic.id === basicSeen ? differences.filter(isFar) : differences };
}
