import { randomBytes } from 'node:crypto';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';

/** Runs something in the database of the product under test, for things that take too long to wait for. */
async function inDatabase<Result>(work: (database: Connection) => Promise<Result>): Promise<Result> {
  const uri = process.env.PRODUCT_DATABASE_URL;
  if (!uri) throw new Error('PRODUCT_DATABASE_URL names the database of the product that is tested');
  const database = await createConnection({ uri, timezone: '+00:00' });
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Makes the user's logins an hour old. */
export const ageLogins = (username: string): Promise<unknown> =>
  inDatabase((database) =>
    database.query(
      'UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 1 HOUR WHERE user_id = (SELECT id FROM users WHERE username = ?)',
      [username],
    ),
  );

/** Makes the user's earlier app codes a minute old, so that the current one is unused. */
export const forgetUsedCodes = (username: string): Promise<unknown> =>
  inDatabase((database) =>
    database.query(
      'UPDATE second_factors SET last_step = last_step - 2 WHERE user_id = (SELECT id FROM users WHERE username = ?)',
      [username],
    ),
  );

/** The number of the order that a booking belongs to. */
export const orderOf = (bookingNumber: string): Promise<string> =>
  inDatabase(async (database) => {
    const [rows] = await database.query<RowDataPacket[]>(
      'SELECT o.number AS number FROM orders o JOIN bookings b ON b.order_id = o.id WHERE b.number = ?',
      [bookingNumber],
    );
    return String(rows[0]!['number']);
  });

/** The number of a booking whose journey nobody has reported, and of which nobody has found out either. */
export const unreportedBooking = (): Promise<string> =>
  inDatabase(async (database) => {
    const [[row]] = await database.query<RowDataPacket[]>(
      `SELECT b.number, j.id FROM bookings b JOIN journeys j ON j.booking_id = b.id
        WHERE b.status = 'booked' AND b.planned_end_at < UTC_TIMESTAMP() AND j.termination_reason IS NULL LIMIT 1`,
    );
    if (!row) throw new Error('the demo has no trip that is over and was not reported');
    await database.query("UPDATE journeys SET status = 'terminated', terminated_at = UTC_TIMESTAMP(3), outcome = NULL, outcome_source = NULL WHERE id = ?", [row['id']]); // prettier-ignore
    return String(row['number']);
  });

/** The payment provider's names of an order's refunds, once they have been sent. */
export const refundsAtProvider = (orderNumber: string): Promise<string[]> =>
  inDatabase(async (database) => {
    const [rows] = await database.query(
      `SELECT r.provider_refund_id AS id FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
        WHERE o.number = ? AND r.provider_refund_id IS NOT NULL ORDER BY r.id`,
      [orderNumber],
    );
    return (rows as { id: string }[]).map(({ id }) => id);
  });

/** Adds a mail to that address that could not be sent; returns its id. */
export const givenUpMail = (to: string): Promise<number> =>
  inDatabase(async (database) => {
    const payload = JSON.stringify({ template: 'accountDeleted', to, language: 'sv', data: { name: 'Åsa' } });
    const [done] = await database.query(
      `INSERT INTO outbox (kind, payload, due_at, attempts, failed_at, last_error, created_at)
        VALUES ('mail', ?, UTC_TIMESTAMP(3), 1, UTC_TIMESTAMP(3), 'MailRefused: 550 no such user', UTC_TIMESTAMP(3))`,
      [payload],
    );
    return (done as { insertId: number }).insertId;
  });

/** The number of customers with that name. */
export const customersNamed = (name: string): Promise<number> =>
  inDatabase(async (database) => {
    const [rows] = await database.query('SELECT COUNT(*) AS n FROM customers WHERE name = ?', [name]);
    return Number((rows as { n: number }[])[0]!.n);
  });

/** Adds an administrator to that company, with the demo accounts' password; returns the username. */
export const operatorOf = (company: string): Promise<string> =>
  inDatabase(async (database) => {
    const username = `e2e.${randomBytes(6).toString('hex')}`;
    const [done] = await database.query(
      `INSERT INTO users (username, email, password_hash, name, status, language, company_id, email_verified_at, created_at)
        SELECT ?, ?, u.password_hash, 'Eva Elvdal', u.status, u.language, c.id, u.email_verified_at, u.created_at
          FROM users u JOIN companies c ON c.name = ? WHERE u.username = 'company'`,
      [username, `${username}@demo.invalid`, company],
    );
    await database.query("INSERT INTO user_roles (user_id, role, position) VALUES (?, 'COMPANY_ADMIN', 0)", [
      (done as { insertId: number }).insertId,
    ]);
    return username;
  });

interface JourneyRow extends RowDataPacket {
  id: number;
  number: string;
  bookingId: number;
  driverId: number;
}

/** Assigns the driver a paid trip of their company that can be started now, with no other under way; returns the journey's number. */
export const journeyToStart = (driver: string): Promise<string> =>
  inDatabase(async (database) => {
    const [[found]] = await database.query<JourneyRow[]>(
      `SELECT j.id, j.number, b.id AS bookingId, u.id AS driverId FROM journeys j JOIN bookings b ON b.id = j.booking_id
         JOIN users u ON u.username = ? AND u.company_id = b.company_id
        WHERE j.status = 'notStarted' AND b.status = 'booked' AND b.departure_at > UTC_TIMESTAMP() + INTERVAL 1 DAY
        ORDER BY b.departure_at DESC LIMIT 1`,
      [driver],
    );
    if (!found) throw new Error('the demo has no coming trip of that driver’s company');
    await database.query("UPDATE journeys SET driver_user_id = NULL WHERE driver_user_id = ? AND status IN ('started', 'returnStarted')", [found.driverId]); // prettier-ignore
    await database.query('UPDATE journeys SET driver_user_id = ? WHERE id = ?', [found.driverId, found.id]);
    await database.query('UPDATE bookings SET planned_start_at = UTC_TIMESTAMP(3), pickup_at = UTC_TIMESTAMP(3) + INTERVAL 30 MINUTE WHERE id = ?', [found.bookingId]); // prettier-ignore
    return found.number;
  });
