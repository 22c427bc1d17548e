import { Op } from 'sequelize';
import { StartingPosition, Vehicle } from '@db/models';
import type { Position } from '../shared/position';

/** A bus and its starting position at an instant. */
export interface FleetPlace extends Position {
  id: number;
  registrationNumber: string;
  model: string;
  isActive: boolean;
  /** Of the place. */
  name: string;
}

/** All of a company's buses that are not removed, by registration number: at the temporary starting position valid then, else the default one. */
export async function readFleetPlaces(companyId: number, at: Date): Promise<FleetPlace[]> {
  const vehicles = await Vehicle.scope('kept').findAll({
    attributes: ['id', 'registrationNumber', 'model', 'status'],
    where: { companyId },
    include: { association: 'defaultStart', attributes: ['name', 'lat', 'lon'], required: true },
    order: ['registrationNumber', 'id'],
  });
  const temporary = await StartingPosition.findAll({
    where: {
      vehicleId: vehicles.map(({ id }) => id),
      kind: 'temporary',
      startsAt: { [Op.lte]: at },
      endsAt: { [Op.gt]: at },
    },
  });
  const byVehicle = new Map(temporary.map((start) => [start.vehicleId, start]));
  return vehicles.map(({ id, registrationNumber, model, status, defaultStart }) => {
    const { name, lat, lon } = byVehicle.get(id) ?? defaultStart!;
    return { id, registrationNumber, model, isActive: status === 'active', name, lat, lon };
  });
}
