import type { Sequelize } from 'sequelize';
import { fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { env } from '@bff/platform/env';
import { parseDate } from '@internationalized/date';
import { Order, User } from '@db/models';
import { loadOccupancies } from '../world/load-occupancies';
import { loadWorld } from '../world/load-world';
import { Random } from '../world/random';
import { swedishTowns } from '../world/towns';
import { makeWorld } from '../world/world';
import { demoAccounts } from './accounts';
import { loadDealOrganisations } from './deal-organisations';
import { loadApplicants } from './applicants';
import { loadOrders } from './orders/load-orders';
import { loadPeople } from './people';
import { loadSeller } from './seller';

const SEED = 20_270_310;
const OPERATORS = 72;
const VEHICLES = 400;
const DAYS_BACK = 30;
const DAYS = 92;

export interface SeedDemo {
  /** Where the payment sandbox keeps its journal: with it customers have orders too, paid there. */
  dataFolder?: string;
}

/**
 * Made-up operators, vehicles, prices, customers with their orders and an account for each role; the same in every run, relative to today. Reference data
 * must be there. True when it loaded something, false when all was there already. Throws in production unless the demo is asked for.
 */
export async function seedDemo(database: Sequelize, { dataFolder }: SeedDemo = {}): Promise<boolean> {
  if (process.env['NODE_ENV'] === 'production' && process.env['DEMO'] !== '1')
    throw new Error('demo data is never loaded in production (DEMO=1 asks for a demo)');
  const isNew = !(await isThere());
  if (isNew) await database.transaction(() => loadMarket(database));
  // Not in that transaction: a payment is opened outside of any. A real provider never hears of made-up payments.
  const hasOrders = dataFolder === undefined || env().STRIPE_SECRET_KEY !== undefined || (await Order.count()) > 0;
  if (!hasOrders) await loadOrders(database, dataFolder);
  return isNew || !hasOrders;
}

async function isThere(): Promise<boolean> {
  const [first] = demoAccounts;
  return first !== undefined && (await User.count({ where: { username: first.username } })) > 0;
}

async function loadMarket(database: Sequelize): Promise<void> {
  const random = new Random(SEED);
  const now = clock.now();
  const today = toLocalDate(now);
  const plan = { operators: OPERATORS, vehicles: VEHICLES, towns: swedishTowns(), spread: 0.01, firstIndex: 1, today };
  const operators = await loadWorld(database, makeWorld(plan, random));
  const midnight = fromLocalText(`${parseDate(today).subtract({ days: DAYS_BACK }).toString()}T00:00`);
  await loadOccupancies(database, operators, random, {
    firstDay: midnight?.getTime() ?? 0,
    days: DAYS,
    countFor: (source) => source.whole(12, 38),
  });
  const uppsala = operators.find(({ town }) => town.name === 'Uppsala') ?? operators[0];
  await loadPeople(uppsala?.id ?? 0, now);
  await loadDealOrganisations();
  await loadApplicants(now);
  await loadSeller();
}
