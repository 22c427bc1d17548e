// Traces: S8-022
import { Op } from 'sequelize';
import {
  AccessibilityProperty,
  Booking,
  Occupancy,
  StartingPosition,
  Vehicle as VehicleModel,
  VehicleAccessibility,
  VehicleEquipment,
} from '@db/models';
import { violates } from '@db/violates';
import { EQUIPMENT, EQUIPMENT_GROUPS, type EquipmentCode, type EquipmentGroup } from '@states/equipment';
import type { Depot } from '../depots';
import { changeState, type StateChange } from '../shared/change-state.store';
import { DomainError } from '../shared/errors';
import { valuesOf, type VehicleDetails } from './vehicle-details';
import { vehicleStates, type VehicleStatus } from './vehicle-states';

/** A stored bus. */
export interface Vehicle extends VehicleDetails {
  id: number;
  companyId: number;
  status: VehicleStatus;
}

const groupOf = (code: EquipmentCode): EquipmentGroup =>
  EQUIPMENT_GROUPS.find((group) => (EQUIPMENT[group] as readonly string[]).includes(code))!;

/** What is stored about a bus outside its own row. */
interface Beside {
  depotId: number | null | undefined;
  equipment: readonly VehicleEquipment[];
  /** Codes from the catalogue. */
  accessibility: readonly string[];
}

const vehicleOf = (row: VehicleModel, { depotId, equipment, accessibility }: Beside): Vehicle => ({
  id: row.id,
  companyId: row.companyId,
  status: row.status,
  ...valuesOf({ ...row.get(), equipment: [], accessibility: [], depotId: 0 }),
  equipment: equipment.map(({ code }) => code as EquipmentCode),
  accessibility,
  depotId: depotId ?? 0,
});

async function read(id: number, lock = false): Promise<Vehicle | undefined> {
  const row = await VehicleModel.scope('kept').findOne({ where: { id }, lock });
  if (!row) return undefined;
  const [start, equipment, accessibility] = await Promise.all([
    StartingPosition.findOne({ where: { vehicleId: id, kind: 'default' } }),
    VehicleEquipment.findAll({ where: { vehicleId: id }, order: ['code'] }),
    accessibilityOf([id]),
  ]);
  return vehicleOf(row, { depotId: start?.depotId, equipment, accessibility: accessibility.get(id) ?? [] });
}

/** The accessibility codes of some buses: bus → codes. */
async function accessibilityOf(vehicleId: number[]): Promise<Map<number, string[]>> {
  const rows = await VehicleAccessibility.findAll({
    where: { vehicleId },
    include: { model: AccessibilityProperty, as: 'property' },
    order: [['property', 'code', 'ASC']],
  });
  const words = new Map<number, string[]>();
  for (const row of rows) words.set(row.vehicleId, [...(words.get(row.vehicleId) ?? []), row.property!.code]);
  return words;
}

/** A unique key refused the row. Anything else is passed on. */
function asDuplicate(error: unknown): never {
  if (violates(error, 'vehicles_registered_number'))
    throw new DomainError('vehicle.duplicateRegistration', [], 'registrationNumber');
  if (violates(error, 'vehicles_external_id')) throw new DomainError('vehicle.duplicateExternalId', [], 'externalId');
  throw error;
}

const equipmentRows = (vehicleId: number, codes: readonly EquipmentCode[]) =>
  codes.map((code) => ({ vehicleId, code, equipmentGroup: groupOf(code) }));

const accessibilityRows = (vehicleId: number, properties: readonly number[]) =>
  properties.map((propertyId) => ({ vehicleId, propertyId }));

const placeOf = ({ id: depotId, name, lat, lon }: Depot) => ({ depotId, name, lat, lon });
const machine = { model: VehicleModel, states: vehicleStates };

/** Removed buses are not found. */
export const vehicleStore = {
  find: (id: number) => read(id),
  lock: (id: number) => read(id, true),

  /** A company's buses with all their details, by registration number. */
  async ofCompany(companyId: number): Promise<Vehicle[]> {
    const rows = await VehicleModel.scope('kept').findAll({
      where: { companyId },
      order: ['registrationNumber'],
    });
    const vehicleId = rows.map(({ id }) => id);
    const [starts, equipment, words] = await Promise.all([
      StartingPosition.findAll({ where: { vehicleId, kind: 'default' } }),
      VehicleEquipment.findAll({ where: { vehicleId }, order: ['code'] }),
      accessibilityOf(vehicleId),
    ]);
    const depotOf = new Map(starts.map((start) => [start.vehicleId, start.depotId]));
    const equipmentOf = new Map<number, VehicleEquipment[]>(vehicleId.map((id) => [id, []]));
    for (const one of equipment) equipmentOf.get(one.vehicleId)?.push(one);
    return rows.map((row) =>
      vehicleOf(row, {
        depotId: depotOf.get(row.id),
        equipment: equipmentOf.get(row.id) ?? [],
        accessibility: words.get(row.id) ?? [],
      }),
    );
  },

  /** With its equipment, its accessibility features (ids), and its depot. */
  async insert(
    companyId: number,
    details: VehicleDetails,
    { depot, properties }: { depot: Depot; properties: readonly number[] },
  ): Promise<number> {
    const { id } = await VehicleModel.create({ companyId, ...valuesOf(details) }).catch(asDuplicate);
    await VehicleEquipment.bulkCreate(equipmentRows(id, details.equipment));
    await VehicleAccessibility.bulkCreate(accessibilityRows(id, properties));
    await StartingPosition.create({ vehicleId: id, kind: 'default', ...placeOf(depot) });
    return id;
  },

  async update(id: number, details: VehicleDetails): Promise<void> {
    await VehicleModel.update(valuesOf(details), { where: { id } }).catch(asDuplicate);
  },

  async setEquipment(id: number, codes: readonly EquipmentCode[]): Promise<void> {
    await VehicleEquipment.destroy({ where: { vehicleId: id } });
    await VehicleEquipment.bulkCreate(equipmentRows(id, codes));
  },

  async setAccessibility(id: number, properties: readonly number[]): Promise<void> {
    await VehicleAccessibility.destroy({ where: { vehicleId: id } });
    await VehicleAccessibility.bulkCreate(accessibilityRows(id, properties));
  },

  async setDepot(id: number, depot: Depot): Promise<void> {
    await StartingPosition.update(placeOf(depot), { where: { vehicleId: id, kind: 'default' } });
  },

  move: (vehicle: Vehicle, to: VehicleStatus, change: StateChange<VehicleModel>): Promise<void> =>
    changeState(machine, vehicle, to, change),

  /** Whether a trip that has not ended is booked or held. */
  hasTrips: async (vehicleId: number, now: Date): Promise<boolean> =>
    (await Booking.scope({ method: ['notOver', now] }).count({ where: { vehicleId } })) > 0,

  /** Whether it is held for a quote. */
  hasQuotes: async (vehicleId: number): Promise<boolean> =>
    (await Occupancy.count({ where: { vehicleId, quoteId: { [Op.ne]: null } } })) > 0,

  /** The coming trip, booked or held, that needs most of its capacity. Meaningful only to a caller that has locked the bus. */
  async fullestTrip(
    vehicleId: number,
    by: 'passengers' | 'wheelchairs',
    now: Date,
  ): Promise<{ number: string; needs: number } | undefined> {
    const row = await Booking.scope({ method: ['notOver', now] }).findOne({
      attributes: ['number', by],
      where: { vehicleId },
      order: [[by, 'DESC']],
    });
    return row ? { number: row.number, needs: row[by] } : undefined;
  },

  /** Whether it has a current or coming temporary starting position. */
  hasTemporaryStarts: async (vehicleId: number, now: Date): Promise<boolean> =>
    (await StartingPosition.count({ where: { vehicleId, kind: 'temporary', endsAt: { [Op.gt]: now } } })) > 0,

  /** Removes its starting positions, so that its depot can be removed. */
  async clearStarts(vehicleId: number): Promise<void> {
    await StartingPosition.destroy({ where: { vehicleId } });
  },
};
