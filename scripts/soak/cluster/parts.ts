import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { Booking, Order, User, UserRole } from '@db/models';
import { waitUntil } from '@db/embedded/processes';
import { hostCookie } from '~/http/cookies.server';
import { anOwner, buyers, type Buyer, type Market } from './market';
import type { Answer, Traffic } from './traffic';

/** A part returns its failures, one sentence each; none if everything held. */
export type Failures = string[];

const REFUSED = new Set(['error.booking.occupied', 'error.booking.tooManyHolds']);

const holdsOf = (where: { vehicleId: number }): Promise<number> =>
  Booking.count({ where: { ...where, status: ['preliminaryBooked', 'waitingForPayment', 'booked'] } });

/** B1: several people want one bus at the same moment, through every application and every node. One gets it. */
export async function oneBus(
  traffic: Traffic,
  market: Market,
  { people, rounds }: { people: number; rounds: number },
): Promise<Failures> {
  const all = await buyers(people);
  const failures: Failures = [];
  for (let round = 0; round < rounds; round++) {
    const { vehicleId, offer } = await market.newBus();
    const answers = await Promise.all(all.map((buyer) => traffic.hold(buyer, offer)));
    const won = answers.filter(({ status }) => status === 201).length;
    const held = await holdsOf({ vehicleId });
    if (held !== 1 || won !== 1)
      failures.push(`B1, round ${round + 1}: ${held} bookings, ${won} were told that they had it`);
    failures.push(...unexpected('B1', answers));
    // The winner makes room: three holds are the limit.
    for (const [index, { status }] of answers.entries()) if (status === 201) all[index] = (await buyers(1))[0]!;
  }
  return failures;
}

const unexpected = (part: string, answers: readonly Answer[]): Failures =>
  answers
    .filter(({ status, error }) => status >= 400 && status < 500 && !REFUSED.has(error ?? ''))
    .map(({ status, error }) => `${part}: ${status} ${error ?? ''}`);

/** Two system owners delete each other at the same moment: one remains. */
export async function twoOwners(traffic: Traffic, ports: readonly number[], rounds: number): Promise<Failures> {
  const cookie = hostCookie('session');
  const failures: Failures = [];
  await UserRole.destroy({ where: { role: 'SYSTEM_OWNER' } });
  for (let round = 0; round < rounds; round++) {
    const owners = [await anOwner(), await anOwner()];
    const answers = await Promise.all(
      owners.map(async ({ session, address }, index) => {
        const other = owners[1 - index]!;
        const headers = {
          cookie: (await cookie.serialize(session)).split(';')[0]!,
          origin: process.env['PUBLIC_ORIGIN']!,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': address,
        };
        const path = `/sv/dashboard/admin/users/${other.userId}/delete`;
        return traffic.ask({ method: 'POST', path, headers, body: 'intent=submit' }, ports[index % ports.length]);
      }),
    );
    const ids = owners.map(({ userId }) => userId);
    const left = await User.count({ where: { id: ids, status: 'active' } });
    if (left !== 1)
      failures.push(`owners, round ${round + 1}: ${left} are left (${answers.map(({ status }) => status).join(', ')})`);
    await UserRole.destroy({ where: { userId: ids } });
  }
  return failures;
}

/** One customer asks for more buses at once than they may hold. */
export async function oneCustomer(traffic: Traffic, market: Market, rounds: number): Promise<Failures> {
  const failures: Failures = [];
  for (let round = 0; round < rounds; round++) {
    const [buyer] = (await buyers(1)) as [Buyer];
    const offers = await Promise.all(Array.from({ length: 9 }, () => market.newBus()));
    const answers = await Promise.all(offers.map(({ offer }) => traffic.hold(buyer, offer)));
    const orders = await Order.count({ where: { customerId: buyer.customerId } });
    const won = answers.filter(({ status }) => status === 201).length;
    if (orders !== 3 || won !== 3)
      failures.push(`one customer, round ${round + 1}: ${orders} orders, ${won} answers said so`);
    failures.push(...unexpected('one customer', answers));
  }
  return failures;
}

/** The same request with the same key through every application at once, and again afterwards: one order, and every answer is about it. */
export async function sameKey(
  traffic: Traffic,
  market: Market,
  ports: readonly number[],
  rounds: number,
): Promise<Failures> {
  const failures: Failures = [];
  for (let round = 0; round < rounds; round++) {
    const [buyer] = (await buyers(1)) as [Buyer];
    const { offer } = await market.newBus();
    const key = `key-${round}`;
    const first = await Promise.all(ports.map((port) => traffic.hold(buyer, offer, { key, port })));
    const again = await Promise.all(ports.map((port) => traffic.hold(buyer, offer, { key, port })));
    const orders = await Order.findAll({ attributes: ['number'], where: { customerId: buyer.customerId } });
    const told = new Set([...first, ...again].flatMap(({ data }) => data?.number ?? []));
    const others = first.filter(({ status, error }) => status !== 201 && error !== 'error.idempotency.inProgress');
    if (orders.length !== 1 || told.size !== 1 || others.length > 0 || again.some(({ status }) => status !== 201))
      failures.push(
        `same key, round ${round + 1}: ${orders.length} orders; ${JSON.stringify([...first, ...again].map(({ status, error }) => error ?? status))}`,
      );
  }
  return failures;
}

/** Messages queued through all nodes are sent once each, whichever application handles them. */
export async function eachMessageOnce(messages: number, sink: Sink): Promise<Failures> {
  const names = Array.from({ length: messages }, (_, n) => `message-${n}`);
  await Promise.all(
    names.map((pseudonym) =>
      enqueue('analytics', { event: 'login', pseudonym, language: 'sv', hour: '2027-01-01T00:00:00Z' }),
    ),
  );
  await waitUntil(() => names.every((name) => sink.taken.has(name)), 60_000);
  await sleep(2_000);
  const wrong = names.filter((name) => sink.taken.get(name) !== 1);
  return wrong.length === 0
    ? []
    : [
        `outbox: ${wrong.length} of ${messages} messages did not leave once: ${wrong
          .slice(0, 5)
          .map((name) => `${name} ${sink.taken.get(name) ?? 0} times`)
          .join(', ')}`,
      ];
}

export interface Sink {
  url: string;
  /** How often each message arrived. */
  taken: Map<string, number>;
  stop(): void;
}

/** Receives the outbox's messages. */
export async function openSink(): Promise<Sink> {
  const taken = new Map<string, number>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { pseudonym } = JSON.parse(text) as { pseudonym: string };
      taken.set(pseudonym, (taken.get(pseudonym) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, taken, stop: () => void server.close().closeAllConnections() };
}
