import type { Sequelize } from 'sequelize';
import { AccessibilityProperty, Company, Depot, Vehicle } from '@db/models';
import { insertRows, nextId } from './insert-rows';
import { type LoadedOperator, loadPriceLists } from './load-price-lists';
import type { MadeOperator } from './world';

const HOME = ['SE'];
const NORDIC = [...HOME, 'NO', 'DK', 'FI'];
/** Every second one drives in Germany too, every fourth only at home. */
const COUNTRIES = [[...NORDIC, 'DE'], NORDIC, [...NORDIC, 'DE'], HOME];
const countriesOf = (index: number): readonly string[] => COUNTRIES[index % COUNTRIES.length]!;

/** Writes operators with depots, vehicles, equipment, accessibility, starting positions, price lists and cancellation tiers. */
export async function loadWorld(database: Sequelize, operators: readonly MadeOperator[]): Promise<LoadedOperator[]> {
  let companyId = await nextId(Company);
  let depotId = await nextId(Depot);
  let vehicleId = await nextId(Vehicle);
  const loaded = operators.map((operator) => ({
    ...operator,
    id: companyId++,
    depotIds: operator.depots.map(() => depotId++),
    vehicleIds: operator.vehicles.map(() => vehicleId++),
  }));
  await insertRows(
    database,
    'companies',
    [
      'id', 'name', 'org_number', 'vat_number', 'contact_name', 'contact_email', 'contact_phone', 'emergency_phone', 'city', 'info', 'traffic_permit', 'traffic_permit_until',
      'lgbti_certified', 'road_safety_certified', 'environment_certified', 'iso39001_certified', 'iso14001_certified', 'is_partner',
      'offers_second_driver', 'allows_ten_hour_days', 'rating_sum', 'rating_count',
    ], // prettier-ignore
    loaded.map((it) => [
      it.id, it.name, it.orgNumber, it.vatNumber, it.contactName, it.email, it.phone, it.emergencyPhone, it.town.name, it.info, it.permit.number, it.permit.until,
      it.certificates.lgbti, it.certificates.roadSafety, it.certificates.environment, it.certificates.iso39001, it.certificates.iso14001, it.isPartner,
      it.offersSecondDriver, it.allowsTenHourDays, it.ratingSum, it.ratingCount,
    ]), // prettier-ignore
  );
  await insertRows(
    database,
    'company_countries',
    ['company_id', 'country_code'],
    loaded.flatMap(({ id }, index) => countriesOf(index).map((country) => [id, country])),
  );
  await insertRows(
    database,
    'depots',
    ['id', 'company_id', 'name', 'city', 'lat', 'lon'],
    loaded.flatMap((it) =>
      it.depots.map(({ name, city, lat, lon }, i) => [it.depotIds[i] ?? 0, it.id, name, city, lat, lon]),
    ),
  );
  await loadVehicles(database, loaded);
  await loadPriceLists(database, loaded);
  await insertRows(
    database,
    'cancellation_tiers',
    ['company_id', 'hours', 'basis_points'],
    loaded.flatMap((it) => it.tiers.map(([hours, basisPoints]) => [it.id, hours, basisPoints])),
  );
  return loaded;
}

async function loadVehicles(database: Sequelize, operators: readonly LoadedOperator[]): Promise<void> {
  const vehicles = operators.flatMap((it) =>
    it.vehicles.map((vehicle, i) => ({
      ...vehicle,
      id: it.vehicleIds[i] ?? 0,
      companyId: it.id,
      depotId: it.depotIds[vehicle.depot] ?? 0,
      startName: it.depots[vehicle.depot]?.name ?? 'Depå',
    })),
  );
  await insertRows(
    database,
    'vehicles',
    [
      'id', 'company_id', 'registration_number', 'bus_type', 'model', 'model_year', 'seats', 'max_passengers', 'wheelchair_places',
      'seat_arrangement', 'fuel_type', 'fuel_per_km', 'pickup_distance_metres',
    ], // prettier-ignore
    vehicles.map((it) => [
      it.id, it.companyId, it.registrationNumber, it.busType, it.model, it.modelYear, it.seats, it.seats, it.wheelchairPlaces,
      it.seatArrangement, it.fuelType, it.fuelPerKm, it.pickupDistanceMetres,
    ]), // prettier-ignore
  );
  await insertRows(
    database,
    'vehicle_equipment',
    ['vehicle_id', 'code', 'equipment_group'],
    vehicles.flatMap((it) => it.equipment.map(({ code, group }) => [it.id, code, group])),
  );
  const properties = new Map((await AccessibilityProperty.findAll()).map(({ id, code }) => [code, id]));
  await insertRows(
    database,
    'vehicle_accessibility',
    ['vehicle_id', 'property_id'],
    vehicles.flatMap((it) => it.accessibility.flatMap((code) => properties.get(code) ?? []).map((id) => [it.id, id])),
  );
  // Place, seats and company of a position come from its depot and vehicle, by trigger.
  await insertRows(
    database,
    'starting_positions',
    ['vehicle_id', 'kind', 'depot_id', 'name', 'lat', 'lon'],
    vehicles.map((it) => [it.id, 'default', it.depotId, it.startName, 0, 0]),
  );
}
