import type { Sequelize } from 'sequelize';
import { fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { parseDate } from '@internationalized/date';
import { User } from '../../models';
import { loadOccupancies } from '../world/load-occupancies';
import { loadWorld } from '../world/load-world';
import { Random } from '../world/random';
import { swedishTowns } from '../world/towns';
import { makeWorld } from '../world/world';
import { demoAccounts } from './accounts';
import { loadDealOrganisation } from './deal-organisation';
import { loadApplicants } from './applicants';
import { loadPeople } from './people';

const SEED = 20_270_310;
const OPERATORS = 72;
const VEHICLES = 400;
const DAYS_BACK = 30;
const DAYS = 92;

/**
 * Made-up operators, vehicles, prices, customers and an account for each role; the same in every run, relative to today. Reference data
 * must be there. True when it loaded them, false when they were there already. Throws in production unless the demo is asked for.
 */
export async function seedDemo(database: Sequelize): Promise<boolean> {
  if (process.env['NODE_ENV'] === 'production' && process.env['DEMO'] !== '1')
    throw new Error('demo data is never loaded in production (DEMO=1 asks for a demo)');
  const [first] = demoAccounts;
  if (first && (await User.count({ where: { username: first.username } })) > 0) return false;

  const random = new Random(SEED);
  const today = toLocalDate(clock.now());
  const plan = { operators: OPERATORS, vehicles: VEHICLES, towns: swedishTowns(), spread: 0.01, firstIndex: 1, today };
  await database.transaction(async () => {
    const operators = await loadWorld(database, makeWorld(plan, random));
    const midnight = fromLocalText(`${parseDate(today).subtract({ days: DAYS_BACK }).toString()}T00:00`);
    await loadOccupancies(database, operators, random, {
      firstDay: midnight?.getTime() ?? 0,
      days: DAYS,
      countFor: (source) => source.whole(12, 38),
    });
    const uppsala = operators.find(({ town }) => town.name === 'Uppsala') ?? operators[0];
    await loadPeople(uppsala?.id ?? 0);
    await loadDealOrganisation();
    await loadApplicants(clock.now());
  });
  return true;
}
