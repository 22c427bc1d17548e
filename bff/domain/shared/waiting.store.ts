import { col, fn, type Model, type ModelStatic, type WhereOptions } from 'sequelize';

/** How many items wait for somebody, and since when the oldest has waited. */
export interface Waiting {
  count: number;
  oldest: Date | null;
}

export const NOTHING_WAITS: Waiting = { count: 0, oldest: null };

/** How many rows meet the condition, and when the oldest was created. */
export async function waiting<Row extends Model>(model: ModelStatic<Row>, where: WhereOptions = {}): Promise<Waiting> {
  const found = await model.findOne({
    attributes: [
      [fn('COUNT', col('created_at')), 'count'],
      [fn('MIN', col('created_at')), 'oldest'],
    ],
    where,
  });
  const count = Number(found?.get('count'));
  return count === 0 ? NOTHING_WAITS : { count, oldest: found?.get('oldest') as Date };
}
