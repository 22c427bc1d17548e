import type { CreationAttributes } from 'sequelize';
import { Occupancy, StartingPosition, Vehicle } from '../models';
import {
  createCancellationTiers,
  createCompany,
  createDepot,
  createPriceLists,
  type PriceLists,
} from './create-company';
import { next, registrationNumberFor } from './numbers';

/** A bus with 50 seats that starts from that depot. */
export async function createVehicle(
  companyId: number,
  depotId: number,
  fields: Partial<CreationAttributes<Vehicle>> = {},
): Promise<Vehicle> {
  const seats = fields.seats ?? 50;
  const vehicle = await Vehicle.create({
    companyId,
    registrationNumber: registrationNumberFor(next(), 1),
    busType: 'touristBus',
    model: 'Testbuss 50',
    modelYear: 2022,
    seats,
    maxPassengers: seats,
    fuelType: 'hvo100',
    fuelPerKm: 270,
    ...fields,
  });
  // Triggers copy the position's place, seats and company from depot and vehicle.
  await StartingPosition.create({ vehicleId: vehicle.id, kind: 'default', depotId, lat: 0, lon: 0 });
  return vehicle;
}

export interface BookableVehicle extends PriceLists {
  companyId: number;
  depotId: number;
  vehicleId: number;
}

interface BookableFields {
  lat?: number;
  lon?: number;
  vehicle?: Partial<CreationAttributes<Vehicle>>;
}

/** Everything a search needs to offer one bus: company, depot, prices, cancellation terms, vehicle. In Uppsala by default. */
export async function createBookableVehicle({ vehicle, ...position }: BookableFields = {}): Promise<BookableVehicle> {
  const company = await createCompany();
  const depot = await createDepot(company.id, position);
  const lists = await createPriceLists(company.id);
  await createCancellationTiers(company.id);
  const bus = await createVehicle(company.id, depot.id, vehicle);
  return { companyId: company.id, depotId: depot.id, vehicleId: bus.id, ...lists };
}

export async function createOccupancy(
  vehicleId: number,
  startsAt: Date | string,
  endsAt: Date | string,
  fields: Partial<CreationAttributes<Occupancy>> = {},
): Promise<Occupancy> {
  return Occupancy.create({
    vehicleId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    kind: 'booked',
    ...fields,
  });
}
