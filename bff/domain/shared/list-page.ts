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

/** From 1. */
export interface PageWanted {
  page: number;
  pageSize: number;
}

/** A page of a list, and how many there are on all pages. */
export interface Page<Item> {
  rows: Item[];
  total: number;
}

/** Which rows, in which order: what tells any two of them apart comes last (`byColumn`), or pages would show some twice. */
type ListOptions<Row extends Model> = Pick<
  FindAndCountOptions<Attributes<Row>>,
  'where' | 'include' | 'attributes' | 'subQuery' | 'replacements'
> & {
  order: Order;
  /**
   * False where neither `where` nor `order` asks anything of the included rows and none of them is required. Then the rows are counted and
   * found without them: MySQL would join and sort all to show twenty.
   */
  asksIncluded?: boolean;
};

/**
 * The page that is wanted of a model's rows, each made plain by `plain`. A row counts once however many of an `include` belong to it; what
 * the list asks of an included row stands in `where` (`'$company.name$'`), or the count does not see it.
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
 * The order of a list: what was asked for (an attribute, one of an included row: `['company', 'name']`, or what `fn` computes), then what
 * tells any two rows apart, both in the same direction. So no page shows a row twice, and turning a list round gives the same rows from the
 * other end.
 */
export function byColumn(
  column: string | readonly string[] | Utils.Fn | Utils.Literal,
  descending: boolean,
  id = 'id',
): OrderItem[] {
  const direction = descending ? 'DESC' : 'ASC';
  return [[...[column].flat(), direction] as unknown as OrderItem, [id, direction]];
}
