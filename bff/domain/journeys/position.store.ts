import { col, fn, Op } from 'sequelize';
import { alone } from '@db/query';
import { JourneyPosition } from '@db/models';
import { MINUTE, SECOND } from '@bff/domain/shared/time';

/** Where a bus was at an instant. */
export interface SharedPosition {
  at: Date;
  lat: number;
  lon: number;
  /** As its device reports; null if it does not. */
  accuracyMetres: number | null;
}

/** A device on the road reports its position every ten seconds: after this long a silent one is somewhere else. */
const FRESH_MS = 5 * MINUTE;

export const isFresh = ({ at }: Pick<SharedPosition, 'at'>, now: number): boolean => now - at.getTime() <= FRESH_MS;

const SLOT_MS = 10 * SECOND;

const positionOf = ({ at, lat, lon, accuracyMetres }: JourneyPosition): SharedPosition => ({
  at,
  lat,
  lon,
  accuracyMetres,
});

export const positionStore = {
  /** Keeps the newest of each ten seconds: sent twice, it is there once. */
  async keep(journeyId: number, position: SharedPosition): Promise<void> {
    const slot = Math.floor(position.at.getTime() / SLOT_MS);
    await alone(() => JourneyPosition.upsert({ journeyId, slot, ...position }));
  },

  async last(journeyId: number): Promise<SharedPosition | undefined> {
    const row = await JourneyPosition.findOne({ where: { journeyId }, order: [['slot', 'DESC']] });
    return row ? positionOf(row) : undefined;
  },

  /** The newest of each journey that has one, by the journey's id. */
  async lastOfEach(journeyIds: readonly number[]): Promise<Map<number, SharedPosition>> {
    if (journeyIds.length === 0) return new Map();
    const newest = await JourneyPosition.findAll({
      attributes: ['journeyId', [fn('MAX', col('slot')), 'slot']],
      where: { journeyId: [...journeyIds] },
      group: ['journeyId'],
    });
    if (newest.length === 0) return new Map();
    const rows = await JourneyPosition.findAll({
      where: { [Op.or]: newest.map(({ journeyId, slot }) => ({ journeyId, slot })) },
    });
    return new Map(rows.map((row) => [row.journeyId, positionOf(row)]));
  },

  async purge(before: Date, limit: number): Promise<number> {
    return alone(() => JourneyPosition.destroy({ where: { at: { [Op.lt]: before } }, limit }));
  },
};
