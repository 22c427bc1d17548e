import { clock } from '@bff/platform/clock';
import { conceal, reveal } from '@bff/platform/signing';
import { execute, selectOne } from '@db/query';
import type { Customer } from './customer.store';

const USE = 'deleted-account';

/** What invoices and receipts must be able to name (Mervärdesskattelagen 17 kap.). */
export type AccountedPerson = Pick<
  Customer,
  'customerType' | 'name' | 'companyName' | 'orgNumber' | 'vatNumber' | 'street' | 'postcode' | 'city' | 'countryCode'
>;

export const deletedAccountStore = {
  /** `keepUntil` is a local day, `2034-12-31`. */
  async keep(userId: number, person: AccountedPerson, keepUntil: string): Promise<void> {
    await execute(
      'INSERT INTO deleted_accounts (user_id, sealed, keep_until, created_at) VALUES (:userId, :sealed, :keepUntil, :now)',
      { userId, sealed: conceal(USE, JSON.stringify(person)), keepUntil, now: clock.now() },
    );
  },

  async find(userId: number): Promise<AccountedPerson | undefined> {
    const row = await selectOne<{ sealed: string }>('SELECT sealed FROM deleted_accounts WHERE user_id = :userId', {
      userId,
    });
    const text = row && reveal(USE, row.sealed);
    return text === undefined ? undefined : (JSON.parse(text) as AccountedPerson);
  },

  /** Those whose last day was before `localDate`; answers how many. */
  async purge(localDate: string): Promise<number> {
    return (await execute('DELETE FROM deleted_accounts WHERE keep_until < :localDate', { localDate })).affectedRows;
  },
};
