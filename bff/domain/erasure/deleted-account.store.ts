import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { conceal, reveal } from '@bff/platform/signing';
import { Customer as CustomerRow, DeletedAccount, EventLogEntry } from '@db/models';
import type { Customer } from '../customers';

const USE = 'deleted-account';

/** What invoices and receipts must be able to name (Mervärdesskattelagen 17 kap.). */
export type AccountedPerson = Pick<
  Customer,
  'customerType' | 'name' | 'companyName' | 'orgNumber' | 'vatNumber' | 'street' | 'postcode' | 'city' | 'countryCode'
>;

/** The sealed data about a person. */
export interface SealedRecord {
  userId: number;
  sealed: string;
  /** The last local day. */
  keepUntil: string;
  deletedAt: Date;
}

/** The event-log entry for an opening, which leaves the account deleted. */
export const SEAL_OPENED = 'sealOpened';

/** An administrator's look at the sealed data. */
export interface SealOpening {
  at: Date;
  reason: string;
  userId: number;
  /** Empty for a deleted administrator. */
  name: string;
}

export const deletedAccountStore = {
  /** `keepUntil` is a local day, `2034-12-31`. */
  async keep(userId: number, person: AccountedPerson, keepUntil: string): Promise<void> {
    const sealed = conceal(USE, JSON.stringify(person));
    await DeletedAccount.create({ userId, sealed, keepUntil, createdAt: clock.now() });
  },

  /** By the number of the customer record. */
  async find(customerId: number): Promise<SealedRecord | undefined> {
    const customer = await CustomerRow.findByPk(customerId, { attributes: ['userId'] });
    const kept = customer?.userId ? await DeletedAccount.findByPk(customer.userId) : null;
    if (!kept) return undefined;
    return { userId: kept.userId, sealed: kept.sealed, keepUntil: kept.keepUntil, deletedAt: kept.createdAt };
  },

  /** @throws Error when it was sealed with another key than this product's */
  open({ userId, sealed }: SealedRecord): AccountedPerson {
    const text = reveal(USE, sealed);
    if (text === undefined) throw new Error(`the sealed record of user ${userId} cannot be read with this key`);
    return JSON.parse(text) as AccountedPerson;
  },

  /** Who has looked at it, newest first. */
  async openings(userId: number): Promise<SealOpening[]> {
    const entries = await EventLogEntry.findAll({
      where: {
        entity: 'user',
        entityId: userId,
        actorUserId: { [Op.not]: null },
        [`data.${SEAL_OPENED}`]: { [Op.not]: null },
      },
      include: { association: 'actor', attributes: ['name'] },
      order: [['id', 'DESC']],
    });
    return entries.map(({ at, reason, actorUserId, actor }) => ({
      at,
      reason: reason ?? '',
      userId: actorUserId!,
      name: actor?.name ?? '',
    }));
  },

  /** Deletes those whose last day was before `localDate`; returns how many. */
  purge: (localDate: string): Promise<number> =>
    DeletedAccount.destroy({ where: { keepUntil: { [Op.lt]: localDate } } }),
};
