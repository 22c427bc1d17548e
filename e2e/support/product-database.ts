import { createConnection, type Connection } from 'mysql2/promise';

/** Runs something in the database of the product that is tested: for what nobody waits for. */
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

/** The user's logins were an hour ago. */
export const ageLogins = (username: string): Promise<unknown> =>
  inDatabase((database) =>
    database.query(
      'UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 1 HOUR WHERE user_id = (SELECT id FROM users WHERE username = ?)',
      [username],
    ),
  );

/** The codes that the user's app has shown are a minute old, so that the one of now has not been used. */
export const forgetUsedCodes = (username: string): Promise<unknown> =>
  inDatabase((database) =>
    database.query(
      'UPDATE second_factors SET last_step = last_step - 2 WHERE user_id = (SELECT id FROM users WHERE username = ?)',
      [username],
    ),
  );
