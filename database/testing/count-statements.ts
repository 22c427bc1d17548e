import { sequelize } from '@db/connection';

/** How many statements some work needs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  sequelize().addHook('beforeQuery', 'counted', () => void count++);
  try {
    await work();
    return count;
  } finally {
    sequelize().removeHook('beforeQuery', 'counted');
  }
}
