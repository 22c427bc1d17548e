import type { PriceListKind } from '@states/price-list-kinds';
import { ADDITIONS, type AdditionName, costFields } from '#fields/price-list';
import { MAIN_PRICE, type PriceColumns } from './price-list-record';

/** How a price differs from the one it is compared with: a rule that is missing or added, or a number. */
type Difference = 'missing' | 'added' | 'below' | 'above' | 'near';

export interface PriceDifference {
  /** As the form names it: `obWeekday` is either of its columns. */
  name: string;
  why: Difference;
}

type Pair = readonly [value: number | null, other: number | null];

/** OB and overtime in the unit of both lists; if they have one each, in öre per hour. */
function additions(name: AdditionName, prices: PriceColumns, others: PriceColumns): Pair {
  const [amount, basisPoints] = [`${name}Amount`, `${name}BasisPoints`];
  const [percent, otherPercent] = [prices[basisPoints] ?? null, others[basisPoints] ?? null];
  if (percent !== null && otherPercent !== null) return [percent, otherPercent];
  const inOre = (list: PriceColumns) =>
    list[amount] ?? (list[basisPoints] == null ? null : ((list[MAIN_PRICE.driver] ?? 0) * list[basisPoints]) / 10_000);
  return [inOre(prices), inOre(others)];
}

function differenceOf([value, other]: Pair): Difference | null {
  if (value === other) return null;
  if (value === null) return 'missing';
  if (other === null) return 'added';
  if (value < other / 2) return 'below';
  return other > 0 && value > other * 2 ? 'above' : 'near';
}

const isAddition = (name: string): name is AdditionName => ADDITIONS.some((one) => one === name);

/** Every price that is not the other list's. */
export function priceDifferences(kind: PriceListKind, prices: PriceColumns, others: PriceColumns): PriceDifference[] {
  return Object.keys(costFields[kind]).flatMap((name) => {
    const pair: Pair = isAddition(name)
      ? additions(name, prices, others)
      : [prices[name] ?? null, others[name] ?? null];
    const why = differenceOf(pair);
    return why === null ? [] : [{ name, why }];
  });
}

/** Likelier to be forgotten or mistyped than meant: a rule that is missing, below half or above twice the other list's. */
export const isFar = ({ why }: PriceDifference): boolean => why === 'missing' || why === 'below' || why === 'above';
