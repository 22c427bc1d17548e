import type {
  Attributes,
  FindAndCountOptions,
  Model,
  ModelStatic,
  Order,
  OrderItem,
  Utils,
  WhereOptions,
} from 'sequelize';
import { alone } from '@db/query';

/** Starts at 1. */
export interface PageWanted {
  page: number;
  pageSize: number;
}

/** For who wants only the total. */
export const NO_ROWS: PageWanted = { page: 1, pageSize: 0 };

/** A page of a list, and the total over all pages. */
export interface Page<Item> {
  rows: Item[];
  total: number;
}

/** Which rows, in which order. The order ends with a column that makes it total (`byColumn`), or pages would repeat rows. */
type ListOptions<Row extends Model> = Pick<
  FindAndCountOptions<Attributes<Row>>,
  'where' | 'include' | 'attributes' | 'subQuery' | 'replacements'
> & {
  order: Order;
  /**
   * False when neither `where` nor `order` refers to the included rows and none of them is required. Rows are then counted and found
   * without joins: MySQL would otherwise join and sort all of them to show twenty.
   */
  asksIncluded?: boolean;
};

/**
 * One page of a model's rows, each converted by `plain`. A row counts once however many rows an `include` joins to it. Conditions on
 * included rows belong in `where` (`'$company.name$'`), or the count misses them. A page that is not full is the last one and tells the
 * total by itself: counting would join the same tables again.
 */
export async function listPage<Row extends Model, Item>(
  model: ModelStatic<Row>,
  options: ListOptions<Row>,
  { page, pageSize }: PageWanted,
  plain: (row: Row) => Item,
): Promise<Page<Item>> {
  const { asksIncluded = true, ...asked } = options;
  const { where = {}, include, order, replacements, subQuery } = asked;
  const offset = (page - 1) * pageSize;
  const part = { limit: pageSize, offset };
  const shared = { where, ...(replacements && { replacements }) };
  const count = () =>
    model.count({
      ...shared,
      ...(asksIncluded && include && { include, distinct: true, ...(subQuery === false && { subQuery }) }),
    });
  return alone(async () => {
    if (pageSize === 0) return { rows: [], total: await count() };
    let rows: Row[];
    if (asksIncluded) rows = await model.findAll({ ...asked, ...part });
    else {
      const key = model.primaryKeyAttribute;
      const found = await model.findAll({ attributes: [key], order, ...shared, ...part });
      const keys = found.map((row) => row.get(key) as number);
      rows =
        keys.length === 0
          ? []
          : await model.findAll({ ...asked, where: { [key]: keys } as WhereOptions<Attributes<Row>> });
    }
    // Without a subquery the limit counts joined rows, of which several may be one of the list's.
    const isLast = rows.length < pageSize && subQuery !== false && (rows.length > 0 || page === 1);
    return { rows: rows.map(plain), total: isLast ? offset + rows.length : await count() };
  });
}

/**
 * The order of a list: the requested column (an attribute, an included row's as `['company', 'name']`, or what `fn` computes), then a
 * tie-breaker, both in the same direction. Thus no page repeats a row, and reversing the list gives the same rows backwards.
 */
export function byColumn(
  column: string | readonly string[] | Utils.Fn | Utils.Literal,
  descending: boolean,
  id = 'id',
): OrderItem[] {
  const direction = descending ? 'DESC' : 'ASC';
  return [[...[column].flat(), direction] as unknown as OrderItem, [id, direction]];
}
