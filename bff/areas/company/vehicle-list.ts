// Traces: S2-078
import type { ShownImage } from '@bff/domain/images';
import { listVehicles, vehiclePictures, type VehicleSummary } from '@bff/domain/vehicles';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { BUS_TYPES, FUEL_TYPES } from '@states/vehicle-words';

/** A company's buses by registration number. */
export const vehicleListSpec = listSpec({
  sorts: ['registrationNumber', 'model', 'modelYear', 'seats', 'depot'],
  plainSort: 'registrationNumber',
  filters: {
    status: ['active', 'inactive'],
    busType: BUS_TYPES,
    fuelType: FUEL_TYPES,
    depot: (value) => (/^\d{1,15}$/.test(value) ? undefined : 'forms.invalid'),
  },
});

export interface ListedVehicle extends VehicleSummary {
  /** The first picture in the size for lists; null if there is none. */
  picture: ShownImage | null;
}

export function readVehicles(
  actor: UserActor,
  companyId: number,
  { text, sort, descending, filters }: Asked<typeof vehicleListSpec>,
): ReadList<ListedVehicle> {
  const { status, busType, fuelType, depot } = filters;
  const depotId = depot === undefined ? undefined : Number(depot);
  return async (part) => {
    const page = await listVehicles(actor, {
      companyId,
      text,
      status,
      busType,
      fuelType,
      depotId,
      sort,
      descending,
      ...part,
    });
    const pictures = await vehiclePictures(page.rows.map(({ id }) => id));
    return { ...page, rows: page.rows.map((row) => ({ ...row, picture: pictures.get(row.id)?.[0]?.small ?? null })) };
  };
}
