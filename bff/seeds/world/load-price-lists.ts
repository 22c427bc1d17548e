import type { Sequelize } from 'sequelize';
import { DriverCostList, DrivingCostList, VehicleCostList } from '@db/models';
import { insertRows, nextId } from './insert-rows';
import type { MadeOperator } from './world';
import type { DriverCost, DrivingCost, VehicleCost } from './price-lists';

/** The same operator with the ids it got. */
export interface LoadedOperator extends MadeOperator {
  id: number;
  depotIds: number[];
  vehicleIds: number[];
}

type Scope = 'basic' | 'exception' | 'temporary';

interface ListHead {
  id: number;
  companyId: number;
  scope: Scope;
  name: string;
  validFrom: string;
  validTo: string | null;
}

const HEAD = ['id', 'company_id', 'scope', 'name', 'valid_from', 'valid_to'];
const head = (list: ListHead) => [list.id, list.companyId, list.scope, list.name, list.validFrom, list.validTo];

/** Writes the lists of the three kinds, and which vehicles the exceptions are for. */
export async function loadPriceLists(database: Sequelize, operators: readonly LoadedOperator[]): Promise<void> {
  let vehicleListId = await nextId(VehicleCostList);
  let drivingListId = await nextId(DrivingCostList);
  let driverListId = await nextId(DriverCostList);
  const vehicleLists: (VehicleCost & ListHead)[] = [];
  const drivingLists: (DrivingCost & ListHead)[] = [];
  const driverLists: (DriverCost & ListHead)[] = [];
  const vehicleLinks: [number, number][] = [];
  const drivingLinks: [number, number][] = [];

  for (const { id: companyId, lists, vehicles, vehicleIds } of operators) {
    const basic = { companyId, scope: 'basic', name: 'Grundprislista' } as const;
    vehicleLists.push({ ...lists.vehicle, ...basic, id: vehicleListId++ });
    drivingLists.push({ ...lists.driving, ...basic, id: drivingListId++ });
    driverLists.push({ ...lists.driver, ...basic, id: driverListId++ });
    if (lists.temporary)
      vehicleLists.push({
        ...lists.temporary,
        companyId,
        scope: 'temporary',
        name: 'Högsäsong',
        id: vehicleListId++,
      });
    for (const exception of lists.exceptions) {
      const ids = vehicleIds.filter((_, i) => vehicles[i]?.busType === exception.busType);
      if (ids.length === 0) continue;
      const name = exception.busType === 'minibus' ? 'Minibussar' : 'Dubbeldäckare';
      const kind = { companyId, scope: 'exception', name } as const;
      for (const id of ids) {
        vehicleLinks.push([vehicleListId, id]);
        drivingLinks.push([drivingListId, id]);
      }
      vehicleLists.push({ ...exception.vehicle, ...kind, id: vehicleListId++ });
      drivingLists.push({ ...exception.driving, ...kind, id: drivingListId++ });
    }
  }

  await insertRows(
    database,
    'vehicle_cost_lists',
    [
      ...HEAD,
      'price_per_hour',
      'minimum_minutes',
      'maximum_per_day',
      'minimum_price',
      'night_per_hour',
      'weekend_per_hour',
    ],
    vehicleLists.map((it) => [
      ...head(it), it.pricePerHour, it.minimumMinutes, it.maximumPerDay, it.minimumPrice, it.nightPerHour, it.weekendPerHour,
    ]), // prettier-ignore
  );
  await insertRows(
    database,
    'driving_cost_lists',
    [...HEAD, 'price_per_km', 'free_metres', 'no_pickup_metres', 'minimum_metres', 'maximum_metres'],
    drivingLists.map((it) => [
      ...head(it), it.pricePerKm, it.freeMetres, it.noPickupMetres, it.minimumMetres, it.maximumMetres,
    ]), // prettier-ignore
  );
  await insertRows(
    database,
    'driver_cost_lists',
    [
      ...HEAD, 'cost_per_hour', 'minimum_minutes', 'ob_weekday_amount', 'ob_weekday_basis_points', 'ob_weekend_amount',
      'ob_weekend_basis_points', 'overtime_normal_basis_points', 'overtime_qualified_basis_points', 'standby_per_hour', 'overnight_per_night',
    ], // prettier-ignore
    driverLists.map((it) => [
      ...head(it), it.costPerHour, it.minimumMinutes, it.obWeekdayAmount, it.obWeekdayBasisPoints, it.obWeekendAmount,
      it.obWeekendBasisPoints, it.overtimeNormalBasisPoints, it.overtimeQualifiedBasisPoints, it.standbyPerHour, it.overnightPerNight,
    ]), // prettier-ignore
  );
  await insertRows(database, 'vehicle_cost_list_vehicles', ['list_id', 'vehicle_id'], vehicleLinks);
  await insertRows(database, 'driving_cost_list_vehicles', ['list_id', 'vehicle_id'], drivingLinks);
}
