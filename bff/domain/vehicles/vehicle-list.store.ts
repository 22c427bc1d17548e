import { Op } from 'sequelize';
import { Vehicle as VehicleModel } from '@db/models';
import { beginningWith, containing } from '../shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import type { VehicleDetails } from './vehicle-details';

export interface VehicleListQuery extends PageWanted {
  companyId: number;
  /** The beginning of a registration number, or a part of the model. */
  text: string;
  status: 'active' | 'inactive' | undefined;
  busType: VehicleDetails['busType'] | undefined;
  fuelType: VehicleDetails['fuelType'] | undefined;
  depotId: number | undefined;
  sort: 'registrationNumber' | 'model' | 'modelYear' | 'seats' | 'depot';
  descending: boolean;
}

export type VehicleSummary = Pick<
  VehicleDetails,
  | 'registrationNumber'
  | 'busType'
  | 'model'
  | 'modelYear'
  | 'seats'
  | 'maxPassengers'
  | 'wheelchairPlaces'
  | 'fuelType'
  | 'fuelPerKm'
> & { id: number; status: 'active' | 'inactive'; depotName: string };

export type NumberedVehicle = Pick<VehicleSummary, 'id' | 'registrationNumber' | 'model' | 'status'>;

const COLUMN = {
  registrationNumber: 'registrationNumber',
  model: 'model',
  modelYear: 'modelYear',
  seats: 'seats',
  depot: ['defaultStart', 'name'],
} as const;

/** A company's buses, without removed ones. */
export const findVehicles = ({
  companyId,
  text,
  sort,
  descending,
  ...query
}: VehicleListQuery): Promise<Page<VehicleSummary>> =>
  listPage(
    VehicleModel,
    {
      where: {
        companyId,
        status: query.status ?? ['active', 'inactive'],
        ...(query.busType && { busType: query.busType }),
        ...(query.fuelType && { fuelType: query.fuelType }),
        ...(query.depotId && { '$defaultStart.depot_id$': query.depotId }),
        ...(text && {
          [Op.or]: [...numberLike(text), { model: { [Op.like]: containing(text) } }],
        }),
      },
      include: [{ association: 'defaultStart', attributes: ['name', 'depotId'] }],
      order: byColumn(COLUMN[sort], descending),
    },
    query,
    summaryOf,
  );

/** Buses whose registration number begins so, of one company or of all. */
export async function vehiclesNumbered(
  text: string,
  companyId: number | undefined,
  limit: number,
): Promise<NumberedVehicle[]> {
  const [number] = numberLike(text);
  if (!number) return [];
  const rows = await VehicleModel.scope('kept').findAll({
    where: { ...number, ...(companyId !== undefined && { companyId }) },
    order: ['registrationNumber'],
    limit,
  });
  return rows.map(({ id, registrationNumber, model, status }) => ({
    id,
    registrationNumber,
    model,
    status: statusOf(status),
  }));
}

/** Registration numbers are ASCII: anything else must not be compared with them. */
function numberLike(text: string) {
  const typed = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]+$/.test(typed) ? [{ registrationNumber: { [Op.like]: beginningWith(typed) } }] : [];
}

const statusOf = (status: VehicleModel['status']) => (status === 'active' ? 'active' : 'inactive');

const summaryOf = (row: VehicleModel): VehicleSummary => ({
  id: row.id,
  status: statusOf(row.status),
  registrationNumber: row.registrationNumber,
  busType: row.busType,
  model: row.model,
  modelYear: row.modelYear,
  seats: row.seats,
  maxPassengers: row.maxPassengers,
  wheelchairPlaces: row.wheelchairPlaces,
  fuelType: row.fuelType,
  fuelPerKm: row.fuelPerKm,
  depotName: row.defaultStart?.name ?? '',
});
