import { Op } from 'sequelize';
import { alone } from '@db/query';
import { JourneyPosition } from '@db/models';
import { SECOND } from '@bff/domain/shared/time';

/** Where a bus was at an instant. */
export interface SharedPosition {
  at: Date;
  lat: number;
  lon: number;
  /** As its device says; null when it does not. */
  accuracyMetres: number | null;
}

const SLOT_MS = 10 * SECOND;

export const positionStore = {
  /** The newest of its ten seconds stays: sent twice, it is there once. */
  async keep(journeyId: number, position: SharedPosition): Promise<void> {
    const slot = Math.floor(position.at.getTime() / SLOT_MS);
    await alone(() => JourneyPosition.upsert({ journeyId, slot, ...position }));
  },

  async last(journeyId: number): Promise<SharedPosition | undefined> {
    const row = await JourneyPosition.findOne({ where: { journeyId }, order: [['slot', 'DESC']] });
    return row ? { at: row.at, lat: row.lat, lon: row.lon, accuracyMetres: row.accuracyMetres } : undefined;
  },

  async purge(before: Date, limit: number): Promise<number> {
    return alone(() => JourneyPosition.destroy({ where: { at: { [Op.lt]: before } }, limit }));
  },
};
