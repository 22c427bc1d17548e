import { randomUUID } from 'node:crypto';
import { createPool, format, type Pool, type RowDataPacket } from 'mysql2/promise';
import { holdOffer } from '@bff/domain/bookings';
import { NO_FILTERS, type Offer, sealOffer, searchOffers } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { newNumber } from '@bff/domain/shared/numbers';
import { provide } from '@bff/domain/shared/services';
import { createRouter } from '@bff/integrations/router';
import { connect } from '@db/connection';
import { createCustomer } from '@db/factories';
import { median } from './table';
import { benchTrips } from './trips';

export interface BookingRates {
  /** Bookings per second, median of the rounds. */
  service: number;
  bare: number;
  /** Median of the rounds' ratios. */
  ratio: number;
  /** The lowest and highest of them. */
  spread: readonly [number, number];
  bookings: number;
  rounds: number;
}

const CONNECTIONS = 8;
/** So short that other work of the machine affects both alike. */
const TURN = 50;
/**
 * Uncounted rounds. A server has been running for a while when somebody books, so compiled code is compared, and `holdOffer` has much more
 * of it than the bare transaction. Its processor time falls until about a thousand bookings have been made.
 */
const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;

type Value = string | number | boolean | Date | null;
type Row = Record<string, Value>;

/** All tables that a booking writes, in order, each with the column that refers to the booking or the order. */
const WRITTEN = {
  orders: 'id',
  order_stops: 'order_id',
  bookings: 'id',
  booking_price_lines: 'booking_id',
  booking_cancellation_tiers: 'booking_id',
  booking_segments: 'booking_id',
  journeys: 'booking_id',
  occupancies: 'booking_id',
  event_log: 'entity_id',
} as const;
type Table = keyof typeof WRITTEN;
/** Everything this measurement leaves behind, in the order in which it can be deleted. The event log stays, as always, and with it the customers it names. */
const LEFT_BEHIND = [
  ['occupancies', 'booking_id', 'bookings'],
  ['journeys', 'booking_id', 'bookings'],
  ['booking_segments', 'booking_id', 'bookings'],
  ['booking_price_lines', 'booking_id', 'bookings'],
  ['booking_cancellation_tiers', 'booking_id', 'bookings'],
  ['bookings', 'id', 'bookings'],
  ['order_stops', 'order_id', 'orders'],
  ['orders', 'id', 'orders'],
] as const;

/**
 * Bookings per second on eight connections: `holdOffer`, and its transaction by itself, in short turns. Both have as many connections, the
 * same durable server, and a separate vehicle for every booking. Each round's bookings are deleted afterwards.
 */
export async function measureBookings(url: string, filledAt: number, wanted: number): Promise<BookingRates> {
  const database = connect(url, { pool: CONNECTIONS });
  const pool = createPool({ uri: url, timezone: 'Z', connectionLimit: CONNECTIONS });
  pool.on('connection', (connection) => connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'));
  provide({ router: createRouter({ dataFolder: './data/geo' }) });
  const before = await lastIds(pool);
  try {
    const offers = await offersOfDistinctVehicles(filledAt, 2 * wanted);
    const half = Math.floor(offers.length / 2);
    const holds: { actor: UserActor; sealed: string }[] = [];
    for (const offer of offers.slice(0, half)) {
      const name = randomUUID();
      const actor = await createCustomer({ username: name, email: `${name}@test.invalid` });
      holds.push({ actor, sealed: sealOffer(offer) });
    }
    const hold = ({ actor, sealed }: (typeof holds)[number]) => holdOffer(actor, sealed);
    await sideBySide(holds.slice(0, TURN), hold);
    const template = await readTemplate(pool);
    await cleanUp(pool, before);
    const book = (offer: Offer) => bareBooking(pool, template, offer);

    const rates: { service: number; bare: number }[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      const seconds = await inTurns([holds, hold], [offers.slice(half), book]);
      if (round >= WARM_UP_ROUNDS) rates.push({ service: half / seconds[0], bare: half / seconds[1] });
      await cleanUp(pool, before);
    }
    const ratios = rates.map(({ service, bare }) => service / bare).sort((a, b) => a - b);
    return {
      service: median(rates.map(({ service }) => service)),
      bare: median(rates.map(({ bare }) => bare)),
      ratio: median(ratios),
      spread: [ratios[0]!, ratios.at(-1)!],
      bookings: half,
      rounds: ROUNDS,
    };
  } finally {
    await cleanUp(pool, before);
    await pool.end();
    await database.close();
  }
}

type Work<Item> = readonly [items: readonly Item[], run: (item: Item) => Promise<unknown>];

/** A few of the one, a few of the other, alternately first; returns the total seconds of each. */
async function inTurns<A, B>([as, runA]: Work<A>, [bs, runB]: Work<B>): Promise<[number, number]> {
  const seconds: [number, number] = [0, 0];
  for (let from = 0, turn = 0; from < as.length; from += TURN, turn++) {
    const a = async () => (seconds[0] += await sideBySide(as.slice(from, from + TURN), runA));
    const b = async () => (seconds[1] += await sideBySide(bs.slice(from, from + TURN), runB));
    for (const run of turn % 2 === 0 ? [a, b] : [b, a]) await run();
  }
  return seconds;
}

async function offersOfDistinctVehicles(filledAt: number, most: number): Promise<Offer[]> {
  const offers = new Map<number, Offer>();
  for (const trip of benchTrips(filledAt)) {
    for (const { offer } of (await searchOffers(trip, NO_FILTERS)).offers) offers.set(offer.buses[0]!.vehicleId, offer);
    if (offers.size >= most) break;
  }
  return [...offers.values()].slice(0, most);
}

/** Runs it for all items, as many at a time as there are connections; returns the seconds. */
async function sideBySide<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const item of queue) await run(item);
    }),
  );
  return (performance.now() - started) / 1000;
}

type Template = Record<Table, Row[]>;

/** The rows that the service wrote for its last booking. */
async function readTemplate(pool: Pool): Promise<Template> {
  const [[last]] = await pool.query<RowDataPacket[]>('SELECT id, order_id FROM bookings ORDER BY id DESC LIMIT 1');
  const rows = async (table: Table) => {
    const [columns] = await pool.query<RowDataPacket[]>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%'",
      [table],
    );
    const isOfOrder = table === 'orders' || table === 'order_stops';
    const [found] = await pool.query<RowDataPacket[]>('SELECT ?? FROM ?? WHERE ?? = ?', [
      columns.map((column) => String(column['name'])),
      table,
      WRITTEN[table],
      isOfOrder ? last!['order_id'] : last!['id'],
    ]);
    // The log also has other subjects, which have the same ids.
    return (found as Row[]).filter((row) => table !== 'event_log' || row['entity'] === 'booking');
  };
  const template = {} as Template;
  for (const table of Object.keys(WRITTEN) as Table[]) {
    template[table] = await rows(table);
    if (template[table].length === 0) throw new Error(`the service wrote nothing into ${table}`);
  }
  return template;
}

/** Lock, check, the rows that the service writes, table by table, commit: nothing else. */
async function bareBooking(pool: Pool, template: Template, offer: Offer): Promise<void> {
  const connection = await pool.getConnection();
  const insert = async (table: Table, own: Row): Promise<number> => {
    const rows = template[table].map((row) => ({ ...row, ...own }));
    if ('id' in rows[0]!) rows.forEach((row: Row) => (row['id'] = null));
    const sql = format(
      'INSERT INTO ?? (??) VALUES ?',
      [table, Object.keys(rows[0]!), rows.map((row) => Object.values(row))],
      false,
      'Z',
    );
    const [done] = await connection.query(sql);
    return (done as { insertId: number }).insertId;
  };
  /** A number that is taken is drawn again, as by the service. */
  const insertNumbered = async (table: Table, own: Row = {}): Promise<number> => {
    for (;;) {
      try {
        return await insert(table, { ...own, number: newNumber() });
      } catch (error) {
        if ((error as { code?: string }).code !== 'ER_DUP_ENTRY') throw error;
      }
    }
  };
  const { vehicleId } = offer.buses[0]!;
  const times = { starts_at: offer.trip.departure, ends_at: offer.trip.return! };
  try {
    await connection.beginTransaction();
    await connection.query('UPDATE vehicles SET lock_version = lock_version + 1 WHERE id = ?', [vehicleId]);
    const [taken] = await connection.query<RowDataPacket[]>(
      'SELECT 1 FROM occupancies WHERE vehicle_id = ? AND starts_at < ? AND ends_at > ? LIMIT 1',
      [vehicleId, times.ends_at, times.starts_at],
    );
    if (taken.length > 0) throw new Error(`vehicle ${vehicleId} is taken`);
    const order_id = await insertNumbered('orders');
    await insert('order_stops', { order_id });
    const booking_id = await insertNumbered('bookings', { order_id, vehicle_id: vehicleId });
    await insert('booking_price_lines', { booking_id });
    await insert('booking_cancellation_tiers', { booking_id });
    await insert('booking_segments', { booking_id });
    await insertNumbered('journeys', { booking_id });
    await insert('occupancies', { booking_id, vehicle_id: vehicleId, ...times });
    await insert('event_log', { entity_id: booking_id });
    await connection.commit();
  } finally {
    connection.release();
  }
}

type LastIds = Record<'orders' | 'bookings', number>;

async function lastIds(pool: Pool): Promise<LastIds> {
  const last = async (table: string) => {
    const [[row]] = await pool.query<RowDataPacket[]>('SELECT COALESCE(MAX(id), 0) AS last FROM ??', [table]);
    return Number(row!['last']);
  };
  return { orders: await last('orders'), bookings: await last('bookings') };
}

async function cleanUp(pool: Pool, before: LastIds): Promise<void> {
  for (const [table, column, of] of LEFT_BEHIND)
    await pool.query('DELETE FROM ?? WHERE ?? > ?', [table, column, before[of]]);
}
