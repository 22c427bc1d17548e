import { clock } from '@bff/platform/clock';
import { conceal, reveal } from '@bff/platform/signing';
import { execute, select, selectOne } from '@db/query';
import type { Customer } from '../customers';

const USE = 'deleted-account';

/** What invoices and receipts must be able to name (Mervärdesskattelagen 17 kap.). */
export type AccountedPerson = Pick<
  Customer,
  'customerType' | 'name' | 'companyName' | 'orgNumber' | 'vatNumber' | 'street' | 'postcode' | 'city' | 'countryCode'
>;

/** What is kept of somebody, closed. */
export interface SealedRecord {
  userId: number;
  sealed: string;
  /** The last local day. */
  keepUntil: string;
  deletedAt: Date;
}

/** What the event log writes beside an opening, which leaves the account as deleted as it was. */
export const SEAL_OPENED = 'sealOpened';

/** Somebody has looked at what is kept. */
export interface SealOpening {
  at: Date;
  reason: string;
  userId: number;
  /** Empty for an administrator who is gone. */
  name: string;
}

export const deletedAccountStore = {
  /** `keepUntil` is a local day, `2034-12-31`. */
  async keep(userId: number, person: AccountedPerson, keepUntil: string): Promise<void> {
    await execute(
      'INSERT INTO deleted_accounts (user_id, sealed, keep_until, created_at) VALUES (:userId, :sealed, :keepUntil, :now)',
      { userId, sealed: conceal(USE, JSON.stringify(person)), keepUntil, now: clock.now() },
    );
  },

  /** By the number of the customer record. */
  find: (customerId: number): Promise<SealedRecord | undefined> =>
    selectOne<SealedRecord>(
      `SELECT d.user_id AS userId, d.sealed, CAST(d.keep_until AS CHAR) AS keepUntil, d.created_at AS deletedAt
        FROM deleted_accounts d JOIN customers c ON c.user_id = d.user_id WHERE c.id = :customerId`,
      { customerId },
    ),

  /** @throws Error when it was sealed with another key than this product's */
  open({ userId, sealed }: SealedRecord): AccountedPerson {
    const text = reveal(USE, sealed);
    if (text === undefined) throw new Error(`the sealed record of user ${userId} cannot be read with this key`);
    return JSON.parse(text) as AccountedPerson;
  },

  /** Who has looked at it, newest first. */
  openings: (userId: number): Promise<SealOpening[]> =>
    select<SealOpening>(
      `SELECT e.at, e.reason, u.id AS userId, u.name FROM event_log e JOIN users u ON u.id = e.actor_user_id
        WHERE e.entity = 'user' AND e.entity_id = :userId AND JSON_EXTRACT(e.data, '$.${SEAL_OPENED}') IS NOT NULL ORDER BY e.id DESC`,
      { userId },
    ),

  /** Those whose last day was before `localDate`; answers how many. */
  async purge(localDate: string): Promise<number> {
    return (await execute('DELETE FROM deleted_accounts WHERE keep_until < :localDate', { localDate })).affectedRows;
  },
};
