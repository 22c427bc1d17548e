import { setTimeout as sleep } from 'node:timers/promises';
import { Order } from '@db/models';
import type { Applications } from './applications';
import type { GaleraCluster } from './galera-nodes';
import { aBuyer, type Buyer, type Market } from './market';
import type { Failures } from './parts';
import type { Traffic } from './traffic';

const PEOPLE_UNDER_LOAD = 12;
const BACK_IN_ROTATION_MS = 3_000;

/**
 * People book and read while a node and an application are killed, one after the other, and return. Everybody who was told that they have a
 * bus has it.
 */
export async function killUnderLoad(
  traffic: Traffic,
  market: Market,
  { cluster, applications, rounds }: { cluster: GaleraCluster; applications: Applications; rounds: number },
): Promise<Failures> {
  const acknowledged = new Set<string>();
  const unseen: Failures = [];
  let isOver = false;
  const person = async () => {
    while (!isOver) {
      // Prepared again while the database is cut off, as often as necessary.
      const buyer = await again(() => aBuyer());
      const { offer } = await again(() => market.newBus());
      const answer = await traffic.hold(buyer, offer);
      const number = answer.status === 201 ? answer.data?.number : undefined;
      if (number) {
        acknowledged.add(number);
        unseen.push(...(await isListed(traffic, buyer, number)));
      }
      await look(traffic, buyer);
    }
  };
  const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (isOver) throw error;
        await sleep(200);
      }
    }
  };
  const people = Array.from({ length: PEOPLE_UNDER_LOAD }, () => person().catch(() => undefined));
  try {
    for (let round = 0; round < rounds; round++) {
      const node = cluster.nodes[(round + 1) % cluster.nodes.length]!;
      await sleep(4_000);
      await node.kill();
      await sleep(4_000);
      await applications.kill(round % 3);
      await sleep(3_000);
      await applications.start(round % 3);
      await node.rejoin();
    }
    await sleep(3_000);
  } finally {
    isOver = true;
    await Promise.all(people);
  }
  const kept = new Set(
    (await Order.findAll({ attributes: ['number'], where: { number: [...acknowledged] } })).map(({ number }) => number),
  );
  const lost = [...acknowledged].filter((number) => !kept.has(number));
  console.log(
    `  ${acknowledged.size} bookings acknowledged while ${rounds} node(s) and application(s) were killed, ${lost.length} lost`,
  );
  return [
    // Nothing can be lost where nobody got anything: that would be no measurement.
    ...(acknowledged.size === 0 ? ['kill: nobody was told that they had a bus'] : []),
    ...lost.map((number) => `kill: order ${number} was acknowledged and is gone`),
    ...unseen,
  ];
}

/**
 * An update: every application is ended as a supervisor does it and started again, one after the other, while people book and read through
 * HAProxy. Not one request fails.
 */
export async function restartInTurn(
  traffic: Traffic,
  market: Market,
  { applications, count }: { applications: Applications; count: number },
): Promise<Failures> {
  const unseen: Failures = [];
  let isOver = false;
  const person = async () => {
    while (!isOver) {
      const buyer = await aBuyer();
      const { data } = await traffic.hold(buyer, (await market.newBus()).offer);
      if (data?.number) unseen.push(...(await isListed(traffic, buyer, data.number)));
      await look(traffic, buyer);
    }
  };
  const people = Array.from({ length: PEOPLE_UNDER_LOAD }, person);
  try {
    for (let index = 0; index < count; index++) {
      await applications.restart(index);
      // HAProxy has to see that it is back before the next one goes.
      await sleep(BACK_IN_ROTATION_MS);
    }
  } finally {
    isOver = true;
    await Promise.all(people);
  }
  const failed = [...traffic.statuses].filter(([status]) => status >= 500 || status === 0);
  return [...unseen, ...failed.map(([status, times]) => `rolling restart: ${times} answers were ${status}`)];
}

/** A customer's own hold is listed right afterwards, whichever application and node answer. */
async function isListed(traffic: Traffic, buyer: Buyer, number: string): Promise<Failures> {
  const { status, data } = await traffic.bookingsOf(buyer);
  if (status !== 200 || data?.bookings?.some((booking) => booking.number === number)) return [];
  return [`own writes: ${number} was acknowledged, and is not among its customer's bookings`];
}

/** Pages are read meanwhile. */
async function look(traffic: Traffic, { address }: Buyer): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  await traffic.ask({ method: 'GET', path: '/sv', headers });
  await traffic.ask({ method: 'GET', path: '/en/auth/login', headers });
}
