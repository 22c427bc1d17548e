import type { ListOrder, PriceList } from '@bff/domain/pricing';

/** What a page says of another price list. */
export type NamedList = Pick<PriceList, 'kind' | 'scope' | 'id' | 'name'>;

/** Where other lists of its kind apply instead of a list; `subjects`: for how many buses or drivers, null for all. */
export interface ShownOrder {
  preceding: (NamedList & { from: string; to: string | null; subjects: number | null })[];
  isNever: boolean;
}

export const nameOf = ({ kind, scope, id, name }: PriceList): NamedList => ({ kind, scope, id, name });

export const shownOrder = ({ preceding, isNever }: ListOrder<PriceList>): ShownOrder => ({
  isNever,
  preceding: preceding.map(({ list, ...days }) => ({ ...nameOf(list), ...days })),
});
