import { Op, Transaction } from 'sequelize';
import type { FuelType } from '@bff/domain/trips';
import { CancellationTier, Company, Vehicle } from '@db/models';

/** What a hold needs to know about a vehicle and its operator. */
export interface HeldVehicle {
  vehicleId: number;
  companyId: number;
  fuelType: FuelType;
  fuelPerKm: number;
  pickupDistanceMetres: number | null;
  allowsTenHourDays: boolean;
  /** The name of its starting position. */
  startName: string;
  lat: number;
  lon: number;
}

/** Active vehicles of active companies by id, with their starting positions at that instant. */
export async function holdVehicles(vehicleIds: readonly number[], at: Date): Promise<Map<number, HeldVehicle>> {
  const vehicles = await Vehicle.scope('active').findAll({
    where: { id: [...vehicleIds] },
    include: [
      { association: 'company', model: Company.scope('active'), attributes: ['allowsTenHourDays'] },
      {
        association: 'startingPositions',
        attributes: ['kind', 'name', 'lat', 'lon'],
        where: { [Op.or]: [{ kind: 'default' }, { startsAt: { [Op.lte]: at }, endsAt: { [Op.gt]: at } }] },
      },
    ],
  });
  return new Map(vehicles.map((vehicle) => [vehicle.id, heldVehicleOf(vehicle)]));
}

function heldVehicleOf(vehicle: Vehicle): HeldVehicle {
  const positions = vehicle.startingPositions!;
  const { name, lat, lon } = positions.find(({ kind }) => kind === 'temporary') ?? positions[0]!;
  return {
    vehicleId: vehicle.id,
    companyId: vehicle.companyId,
    fuelType: vehicle.fuelType,
    fuelPerKm: vehicle.fuelPerKm,
    pickupDistanceMetres: vehicle.pickupDistanceMetres,
    allowsTenHourDays: vehicle.company!.allowsTenHourDays,
    startName: name,
    lat,
    lon,
  };
}

/**
 * Whether the operator may be sold now. Its row is share-locked until the transaction ends, so that it cannot be suspended or deactivated
 * before the booking that follows.
 */
export async function isCompanyActive(companyId: number): Promise<boolean> {
  const company = await Company.findByPk(companyId, { attributes: ['id', 'status'], lock: Transaction.LOCK.SHARE });
  return company?.status === 'active';
}

/** Whether none of them has been withdrawn from sale or removed. Meaningful only to a caller that holds their locks. */
export async function areVehiclesActive(vehicleIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(vehicleIds)];
  return (await Vehicle.scope('active').count({ where: { id: ids } })) === ids.length;
}

/** The operator's cancellation terms as they are now. */
export async function companyTerms(companyId: number): Promise<{ hours: number; basisPoints: number }[]> {
  const tiers = await CancellationTier.findAll({ where: { companyId }, order: [['hours', 'DESC']] });
  return tiers.map(({ hours, basisPoints }) => ({ hours, basisPoints }));
}

/** A bus as shown to somebody who is about to hold it. */
export interface PickedVehicle {
  busType: 'touristBus' | 'doubleDecker' | 'minibus';
  seats: number;
  company: string;
  companyId: number;
}

/** Vehicles by id as they are now, in the order asked for; missing ones are left out. */
export async function pickedVehicles(vehicleIds: readonly number[]): Promise<PickedVehicle[]> {
  const vehicles = await Vehicle.findAll({
    attributes: ['id', 'busType', 'seats', 'companyId'],
    where: { id: [...vehicleIds] },
    include: { association: 'company', attributes: ['name'] },
  });
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return vehicleIds.flatMap((id) => {
    const vehicle = byId.get(id);
    if (!vehicle) return [];
    const { busType, seats, companyId, company } = vehicle;
    return [{ busType, seats, company: company!.name, companyId }];
  });
}
