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
 * included rows belong in `where` (`'$company.name$'`), or the count misses them.
 */
export async function listPage<Row extends Model, Item>(
  model: ModelStatic<Row>,
  options: ListOptions<Row>,
  { page, pageSize }: PageWanted,
  plain: (row: Row) => Item,
): Promise<Page<Item>> {
  const { asksIncluded = true, ...asked } = options;
  const part = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, count } = await alone(async () => {
    if (asksIncluded) return model.findAndCountAll({ ...asked, ...part, distinct: asked.include !== undefined });
    const { where = {}, order, replacements } = asked;
    const key = model.primaryKeyAttribute;
    const count = await model.count({ where, ...(replacements && { replacements }) });
    const found = await model.findAll({
      attributes: [key],
      where,
      order,
      ...(replacements && { replacements }),
      ...part,
    });
    const keys = found.map((row) => row.get(key) as number);
    return { count, rows: await model.findAll({ ...asked, where: { [key]: keys } as WhereOptions<Attributes<Row>> }) };
  });
  return { rows: rows.map(plain), total: count };
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
