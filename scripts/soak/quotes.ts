import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { aTrip, findOffer, useRoads } from '@bff/domain/bookings/testing/market';
import { sealOffer } from '@bff/domain/offers';
import { advanceQuoteRequests, expireQuotes, sellQuote } from '@bff/domain/quotes';
import { inTransaction } from '@bff/platform/transaction';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { withScratchDatabase } from './scratch-database';

/**
 * The jobs for 100,000 open quotes and as many unanswered requests, all due at once, in two processes at a time: each is ended or reminded
 * once, and nobody waits for one of their rows for more than 100 ms.
 */
const QUOTES = 100_000;
const VEHICLES = 50;
const LONGEST_MS = 100;
const SAMPLE_MS = 20;
const AT_ONCE = 1;
const DUE_REQUESTS =
  'SELECT id FROM quote_request_companies WHERE next_step_at <= UTC_TIMESTAMP(3) ORDER BY next_step_at, id';
const DUE_QUOTES = "SELECT id FROM quotes WHERE status = 'open' ORDER BY expires_at, id";

/** One quote made by the product, and its copies: mere rows, each for different hours of one of the vehicles. */
async function openQuotes(count: number): Promise<void> {
  const [admin, { customerId }] = [await createUser({ roles: ['SYSTEM_ADMIN'] }), await createCustomer()];
  const vehicles = [];
  for (let made = 0; made < VEHICLES; made++) vehicles.push((await createBookableVehicle()).vehicleId);
  const { offer, customerPrice } = await findOffer(aTrip(), vehicles[0]!).then(({ offer: found }) => ({
    offer: found,
    customerPrice: found.buses.reduce((sum, bus) => sum + bus.customerPrice, 0),
  }));
  await sellQuote(admin, { customerId, offer: sealOffer(offer), customerPrice, expiryHours: 24, language: 'sv', message: null, sendKey: '00000000-0000-4000-8000-000000000000' }); // prettier-ignore
  const first = (await selectOne<{ id: number; asked: number; request: number }>('SELECT id, quote_request_company_id AS asked, quote_request_id AS request FROM quotes'))!; // prettier-ignore
  const last = count - 1;
  // An answered and an unanswered request for each copy.
  const copied = 'customer_id, user_id, language, trip_type, stops, departure_at, return_at, adults, children, wheelchairs, message, special_requests, created_at'; // prettier-ignore
  await execute(
    `INSERT INTO quote_requests (id, number, send_key, ${copied})
      SELECT 1000000 + s.seq, 20000000 + s.seq, UUID(), ${copied} FROM quote_requests r JOIN seq_1_to_${last + count} s WHERE r.id = :request`,
    { request: first.request },
  );
  await execute(
    `INSERT INTO quote_request_companies (id, quote_request_id, company_id, position, status, expires_at, next_step, next_step_at)
      SELECT 1000000 + s.seq, 1000000 + s.seq, c.company_id, 1, IF(s.seq <= ${last}, 'answered', 'new'), c.expires_at,
             IF(s.seq <= ${last}, NULL, 'halfTime'), IF(s.seq <= ${last}, NULL, c.created_at)
        FROM quote_request_companies c JOIN seq_1_to_${last + count} s WHERE c.id = :asked`,
    { asked: first.asked },
  );
  // With their history, since the invariants need to know how they got there.
  await execute(
    `INSERT INTO event_log (entity, entity_id, from_state, to_state, actor_kind, at)
      SELECT 'quoteRequest', 1000000 + s.seq, 'new', 'answered', 'system', UTC_TIMESTAMP(3) FROM seq_1_to_${last} s`,
  );
  const amounts =
    'company_id, status, expires_at, countries, proposed_price, operator_price, customer_price, tax, total';
  await execute(
    `INSERT INTO quotes (id, quote_request_id, quote_request_company_id, buses, ${amounts})
      SELECT 1000000 + s.seq, 1000000 + s.seq, 1000000 + s.seq,
             JSON_REPLACE(q.buses, '$[0].vehicleId', CAST(${vehicles[0]!} + s.seq % ${VEHICLES} AS UNSIGNED)), ${amounts}
        FROM quotes q JOIN seq_1_to_${last} s WHERE q.id = :id`,
    { id: first.id },
  );
  const at = `TIMESTAMP '2030-01-01 00:00:00' + INTERVAL 2 * FLOOR(s.seq / ${VEHICLES}) HOUR`;
  // In batches: their triggers write more rows.
  for (let from = 1; from <= last; from += 5_000)
    await execute(
      `INSERT INTO occupancies (vehicle_id, quote_id, kind, starts_at, ends_at, expires_at)
        SELECT ${vehicles[0]!} + s.seq % ${VEHICLES}, 1000000 + s.seq, 'preliminaryBooked', ${at}, ${at} + INTERVAL 1 HOUR, q.expires_at
          FROM quotes q JOIN seq_${from}_to_${Math.min(from + 4_999, last)} s WHERE q.id = :id`,
      { id: first.id },
    );
}

/**
 * Somebody else requests the rows that a job is about to handle, again and again while it runs: the longest wait in milliseconds, which is
 * at least as long as any of their locks was held.
 */
async function longestWait(due: string, work: Promise<unknown>): Promise<number> {
  const watched = { longest: 0, isOver: false };
  const watch = (async () => {
    while (!watched.isOver) {
      const rows = await select<{ id: number }>(`${due} LIMIT ${AT_ONCE}`);
      const ids = rows.map(({ id }) => id);
      const table = /FROM (\w+)/.exec(due)![1]!;
      const started = performance.now();
      if (ids.length > 0)
        await inTransaction(() => select(`SELECT id FROM ${table} WHERE id IN (:ids) ORDER BY id FOR UPDATE`, { ids }));
      watched.longest = Math.max(watched.longest, performance.now() - started);
      await sleep(SAMPLE_MS);
    }
  })();
  await work.finally(() => (watched.isOver = true));
  await watch;
  return watched.longest;
}

async function measured(
  name: string,
  due: string,
  job: () => Promise<number>,
): Promise<{ done: number; longest: number }> {
  const began = performance.now();
  const jobs = Promise.all([job(), job()]);
  const longest = await longestWait(due, jobs);
  const [one, two] = await jobs;
  const seconds = (performance.now() - began) / 1_000;
  const done = one + two;
  console.log(`${name}: ${done} (${one} + ${two}) in ${seconds.toFixed(0)} s, ${(done / seconds).toFixed(0)} a second; longest wait for a row ${longest.toFixed(0)} ms (≤ ${LONGEST_MS}); load ${loadavg()[0]!.toFixed(1)}`); // prettier-ignore
  return { done, longest };
}

const counted = async (sql: string): Promise<number> => Number((await selectOne<{ n: number }>(sql))!.n);

export async function run(count = QUOTES): Promise<boolean> {
  return withScratchDatabase(20, async () => {
    useRoads();
    await openQuotes(count);
    const reminded = await measured('reminders', DUE_REQUESTS, advanceQuoteRequests);
    clock.freeze(new Date(clock.millis() + 25 * HOUR));
    const ended = await measured('ended quotes', DUE_QUOTES, expireQuotes);
    const found = {
      open: await counted("SELECT COUNT(*) AS n FROM quotes WHERE status = 'open'"),
      held: await counted('SELECT COUNT(*) AS n FROM occupancies WHERE quote_id IS NOT NULL'),
      endedTwice: await counted("SELECT COUNT(*) AS n FROM (SELECT entity_id FROM event_log WHERE entity = 'quote' AND to_state = 'expired' GROUP BY entity_id HAVING COUNT(*) > 1) x"), // prettier-ignore
      mails: await counted("SELECT COUNT(*) AS n FROM outbox WHERE dedupe_key LIKE 'quoteRequest:%:halfTime'"),
    };
    clock.release();
    const broken = await checkInvariants();
    const failures = [
      ...(reminded.done === count && found.mails === count ? [] : [`${reminded.done} steps and ${found.mails} mails for ${count} requests`]), // prettier-ignore
      ...(ended.done === count && found.open + found.held + found.endedTwice === 0 ? [] : [`of ${count} quotes ${JSON.stringify(found)}`]), // prettier-ignore
      ...(Math.max(reminded.longest, ended.longest) <= LONGEST_MS ? [] : [`locks were kept for more than ${LONGEST_MS} ms`]), // prettier-ignore
      ...broken.map(({ invariant, rule }) => `${invariant}: ${rule}`),
    ];
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    return failures.length === 0;
  });
}
