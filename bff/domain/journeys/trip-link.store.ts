import { Op } from 'sequelize';
import { TripLink } from '@db/models';
import { violates } from '@db/violates';

export interface StoredLink {
  bookingId: number;
  salt: string;
  expires: Date;
}

const live = (now: Date) => ({ withdrawnAt: null, expiresAt: { [Op.gt]: now } });

export const tripLinkStore = {
  /** The booking's link that has been neither withdrawn nor expired. */
  async liveOf(bookingId: number, now: Date): Promise<StoredLink | undefined> {
    const row = await TripLink.findOne({ where: { bookingId, ...live(now) } });
    return row ? { bookingId, salt: row.salt, expires: row.expiresAt } : undefined;
  },

  async bookingOf(tokenHash: string, now: Date): Promise<number | undefined> {
    return (await TripLink.findOne({ attributes: ['bookingId'], where: { tokenHash, ...live(now) } }))?.bookingId;
  },

  /** False if somebody has made one at the same moment. */
  async insert(link: StoredLink & { tokenHash: string }): Promise<boolean> {
    const { bookingId, salt, expires, tokenHash } = link;
    try {
      await TripLink.create({ bookingId, salt, tokenHash, expiresAt: expires });
      return true;
    } catch (error) {
      if (violates(error, 'trip_links_live')) return false;
      throw error;
    }
  },

  async withdraw(bookingId: number, at: Date): Promise<void> {
    await TripLink.update({ withdrawnAt: at }, { where: { bookingId, withdrawnAt: null } });
  },
};
