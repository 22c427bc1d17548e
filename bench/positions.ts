import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSession } from '@bff/domain/sessions';
import { loginOf } from '@bff/domain/sessions/testing/login-of';
import { HOUR } from '@bff/domain/shared/time';
import { connect } from '@db/connection';
import { createBookableVehicle, createCustomer, createOrder, createUser } from '@db/factories';
import { Journey, User } from '@db/models';
import { hostCookie } from '../app/http/cookies.server';
import type { BenchServer } from './server';
import { type Times, times } from './table';

const SESSION = hostCookie('session');
const DRIVERS = 1_000;
const EVERY_SECONDS = 10;
const A_SECOND = DRIVERS / EVERY_SECONDS;
const COMPANY_SIZE = 50;
const DRIVER = 'bench.driver.';

export interface PositionFigures {
  /** The server's processor time for the positions alone, as a share of one core. */
  share: number;
  /** For one position. */
  position: Times;
  /** The results page while nobody drives, and while a thousand do. */
  quiet: Times;
  busy: Times;
}

interface Driver {
  path: string;
  cookie: string;
  agent: Agent;
}

const agents: Agent[] = [];

/** Drivers share their positions, each every ten seconds, as the page does it, while somebody searches. */
export async function measurePositions(
  url: string,
  server: BenchServer,
  page: string,
  rounds: number,
): Promise<PositionFigures> {
  const drivers = await driversOnTheRoad(url);
  const ask = async () => {
    const started = performance.now();
    const answer = await fetch(server.origin + page);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the results page answered ${answer.status}`);
    return performance.now() - started;
  };
  for (let warm = 0; warm < 10; warm++) await ask();
  const quiet: number[] = [];
  for (let time = 0; time < 40; time++) quiet.push(await ask());

  // Positions alone first: their cost on a server that has been running for a while, like the results page above.
  await sharing(server, drivers, 1, []);
  const took: number[] = [];
  const before = server.cpu();
  await sharing(server, drivers, rounds, took);
  const share = (server.cpu() - before) / (rounds * EVERY_SECONDS);

  const busy: number[] = [];
  let isOver = false;
  const under = sharing(server, drivers, rounds, took).finally(() => (isOver = true));
  while (!isOver) {
    busy.push(await ask());
    // Pauses as a person would while reading, which the quiet ones do not have.
    await sleep(50);
  }
  await under;
  for (const agent of agents) agent.destroy();
  return { share, position: times(took), quiet: times(quiet), busy: times(busy) };
}

/** All drivers once in ten seconds, evenly, a number of times. */
async function sharing(
  { origin }: BenchServer,
  drivers: readonly Driver[],
  rounds: number,
  took: number[],
): Promise<void> {
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let round = 0; round < rounds; round++)
    for (const [index, driver] of drivers.entries()) {
      const due = began + round * EVERY_SECONDS * 1_000 + (index / A_SECOND) * 1_000;
      const wait = due - performance.now();
      if (wait > 0) await sleep(wait);
      sent.push(share(origin, driver, took));
    }
  await Promise.all(sent);
}

/** As on real networks: a company's drivers share an address, by which the edge counts forms. */
function agentOf(driver: number): Agent {
  const company = Math.floor(driver / COMPANY_SIZE);
  return (agents[company] ??= new Agent({ keepAlive: true, maxSockets: 4, localAddress: `127.0.1.${company + 1}` }));
}

async function share(origin: string, { path, cookie, agent }: Driver, took: number[]): Promise<void> {
  const started = performance.now();
  const body = new URLSearchParams({ at: String(Date.now()), lat: '59.9', lon: '17.6', accuracy: '12' }).toString();
  const headers = { cookie, origin, host: new URL(origin).host, 'content-type': 'application/x-www-form-urlencoded' };
  const sent = request({ host: '127.0.0.1', port: new URL(origin).port, path, method: 'POST', agent, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 204) throw new Error(`a position answered ${answer.statusCode}`);
  took.push(performance.now() - started);
}

/** Logged-in drivers on the road; created once per database. */
async function driversOnTheRoad(url: string): Promise<Driver[]> {
  const database = connect(url);
  try {
    const made = await User.count({ where: database.where(database.col('username'), 'LIKE', `${DRIVER}%`) });
    for (let company = made / COMPANY_SIZE; company < DRIVERS / COMPANY_SIZE; company++) {
      // From a range of numbers that the rest of the data does not use.
      const registrationNumber = `ZZX${String(company).padStart(2, '0')}Z`;
      const bus = await createBookableVehicle({ vehicle: { registrationNumber } });
      const customer = await createCustomer();
      for (let driver = 0; driver < COMPANY_SIZE; driver++) {
        // One bus drives them all, one after the other: its location does not matter.
        const departure = new Date(Date.now() + (company * COMPANY_SIZE + driver + 1) * 24 * HOUR);
        const { booking } = await createOrder({ bus, customer, departure });
        const username = `${DRIVER}${company * COMPANY_SIZE + driver}`;
        const { userId } = await createUser({ username, roles: ['DRIVER'], companyId: bus.companyId });
        await Journey.update({ driverUserId: userId, status: 'started', startedAt: new Date() }, { where: { bookingId: booking.id } }); // prettier-ignore
      }
    }
    const users = await User.findAll({ attributes: ['id'], where: database.where(database.col('username'), 'LIKE', `${DRIVER}%`) }); // prettier-ignore
    const drivers: Driver[] = [];
    for (const { id } of users) {
      const journey = await Journey.findOne({ where: { driverUserId: id, status: 'started' }, rejectOnEmpty: true });
      const { token } = await startSession({ login: await loginOf(id) });
      drivers.push({
        path: `/sv/dashboard/driver/journey/${journey.number}/position`,
        cookie: (await SESSION.serialize(token)).split(';', 1)[0]!,
        agent: agentOf(drivers.length),
      });
    }
    return drivers;
  } finally {
    await database.close();
  }
}
