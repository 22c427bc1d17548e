import { Op } from 'sequelize';
import { StartingPosition as StartingPositionModel } from '@db/models';
import { DomainError } from '../shared/errors';
import type { Position } from '../shared/position';

/** A temporary starting position of a bus, half-open: from, until. */
export interface TemporaryStart extends Position {
  startsAt: Date;
  endsAt: Date;
  /** Null for a place other than a depot. */
  depotId: number | null;
  name: string;
}

export interface KeptStart extends TemporaryStart {
  id: number;
  vehicleId: number;
}

const startOf = (row: StartingPositionModel): KeptStart => ({
  id: row.id,
  vehicleId: row.vehicleId,
  startsAt: row.startsAt!,
  endsAt: row.endsAt!,
  depotId: row.depotId,
  name: row.name,
  lat: row.lat,
  lon: row.lon,
});

const valuesOf = ({ startsAt, endsAt, depotId, name, lat, lon }: TemporaryStart) => ({
  startsAt,
  endsAt,
  depotId,
  name,
  lat,
  lon,
});

/** The second safeguard, should a caller not lock the bus: the table's triggers have refused the row. */
function asOverlap(error: unknown): never {
  if (error instanceof Error && error.message.includes('startingPosition.overlap'))
    throw new DomainError('startingPosition.overlap', [], 'startsAt');
  throw error;
}

const TEMPORARY = { kind: 'temporary' as const };

export const startingPositionStore = {
  /** The bus's, earliest first. */
  async ofVehicle(vehicleId: number): Promise<KeptStart[]> {
    const rows = await StartingPositionModel.findAll({ where: { vehicleId, ...TEMPORARY }, order: ['startsAt', 'id'] });
    return rows.map(startOf);
  },

  /** Its default starting position. */
  async usual(vehicleId: number): Promise<(Position & { name: string }) | undefined> {
    const row = await StartingPositionModel.findOne({ where: { vehicleId, kind: 'default' } });
    return row ? { name: row.name, lat: row.lat, lon: row.lon } : undefined;
  },

  async find(id: number, vehicleId: number): Promise<KeptStart | undefined> {
    const row = await StartingPositionModel.findOne({ where: { id, vehicleId, ...TEMPORARY } });
    return row ? startOf(row) : undefined;
  },

  /** Another one of the bus that overlaps that period. Meaningful only to a caller that has locked the bus. */
  async overlapping(
    vehicleId: number,
    { startsAt, endsAt }: TemporaryStart,
    but?: number,
  ): Promise<KeptStart | undefined> {
    const row = await StartingPositionModel.findOne({
      where: {
        vehicleId,
        ...TEMPORARY,
        startsAt: { [Op.lt]: endsAt },
        endsAt: { [Op.gt]: startsAt },
        ...(but !== undefined && { id: { [Op.ne]: but } }),
      },
      order: ['startsAt'],
    });
    return row ? startOf(row) : undefined;
  },

  async insert(vehicleId: number, start: TemporaryStart): Promise<number> {
    const row = await StartingPositionModel.create({ vehicleId, ...TEMPORARY, ...valuesOf(start) }).catch(asOverlap);
    return row.id;
  },

  async update(id: number, start: TemporaryStart): Promise<void> {
    await StartingPositionModel.update(valuesOf(start), { where: { id } }).catch(asOverlap);
  },

  async remove(id: number): Promise<void> {
    await StartingPositionModel.destroy({ where: { id } });
  },
};
