import type { CreationAttributes } from 'sequelize';
import { vatNumberOf } from '@formats';
import {
  CancellationTier,
  Company,
  CompanyCountry,
  Depot,
  DriverCostList,
  DrivingCostList,
  VehicleCostList,
} from '../models';
import { next, orgNumberFor } from './numbers';

type Fields<Row> = Partial<Row>;

/** An active operator without depots, vehicles or prices. */
export async function createCompany(fields: Fields<CreationAttributes<Company>> = {}): Promise<Company> {
  const index = next();
  const orgNumber = orgNumberFor(index);
  const company = await Company.create({
    name: `Testbuss ${index} AB`,
    orgNumber,
    vatNumber: vatNumberOf(orgNumber),
    contactName: 'Kim Test',
    contactEmail: `operator${index}@test.invalid`,
    contactPhone: '+46701740606',
    emergencyPhone: '+46701740607',
    trafficPermit: 'TSV 2022-1',
    ...fields,
  });
  await CompanyCountry.bulkCreate(NORDIC.map((countryCode) => ({ companyId: company.id, countryCode })));
  return company;
}

/** Where a test's company drives: everywhere that tests go. */
const NORDIC = ['SE', 'NO', 'DK', 'FI'];

/** In Uppsala by default. */
export async function createDepot(companyId: number, fields: Fields<CreationAttributes<Depot>> = {}): Promise<Depot> {
  return Depot.create({ companyId, name: 'Depå', city: 'Uppsala', lat: 59.8586, lon: 17.6389, ...fields });
}

export interface PriceLists {
  vehicleCostListId: number;
  drivingCostListId: number;
  driverCostListId: number;
}

interface ListFields {
  vehicle?: Fields<CreationAttributes<VehicleCostList>>;
  driving?: Fields<CreationAttributes<DrivingCostList>>;
  driver?: Fields<CreationAttributes<DriverCostList>>;
}

const since2020 = (companyId: number) =>
  ({ companyId, scope: 'basic', validFrom: '2020-01-01', validTo: null }) as const;

const vehicleCosts = (companyId: number, fields: ListFields['vehicle'] = {}) =>
  VehicleCostList.create({
    ...since2020(companyId),
    pricePerHour: 35_000,
    minimumMinutes: 180,
    maximumPerDay: 500_000,
    minimumPrice: 300_000,
    nightPerHour: 5_000,
    weekendPerHour: 8_000,
    ...fields,
  });
const drivingCosts = (companyId: number, fields: ListFields['driving'] = {}) =>
  DrivingCostList.create({
    ...since2020(companyId),
    pricePerKm: 1_600,
    freeMetres: 0,
    noPickupMetres: 10_000,
    minimumMetres: 50_000,
    maximumMetres: 1_500_000,
    ...fields,
  });
const driverCosts = (companyId: number, fields: ListFields['driver'] = {}) =>
  DriverCostList.create({
    ...since2020(companyId),
    costPerHour: 32_000,
    minimumMinutes: 240,
    obWeekdayAmount: 3_000,
    obWeekendAmount: 6_000,
    overtimeNormalBasisPoints: 5_000,
    overtimeQualifiedBasisPoints: 10_000,
    standbyPerHour: 15_000,
    overnightPerNight: 90_000,
    ...fields,
  });

/** Basic lists of the three kinds since 2020, open-ended, with everyday prices. */
export async function createPriceLists(companyId: number, fields: ListFields = {}): Promise<PriceLists> {
  const vehicle = await vehicleCosts(companyId, fields.vehicle);
  const driving = await drivingCosts(companyId, fields.driving);
  const driver = await driverCosts(companyId, fields.driver);
  return { vehicleCostListId: vehicle.id, drivingCostListId: driving.id, driverCostListId: driver.id };
}

/** Adds the kinds that the company lacks; the newest of the others becomes open-ended. */
export async function completePriceLists(companyId: number): Promise<void> {
  const newest: { where: { companyId: number; scope: 'basic' }; order: [string, string][] } = {
    where: { companyId, scope: 'basic' },
    order: [['validFrom', 'DESC']],
  };
  const lastVehicleCostList = await VehicleCostList.findOne(newest);
  await (lastVehicleCostList ? lastVehicleCostList.update({ validTo: null }) : vehicleCosts(companyId));
  const lastDrivingCostList = await DrivingCostList.findOne(newest);
  await (lastDrivingCostList ? lastDrivingCostList.update({ validTo: null }) : drivingCosts(companyId));
  const lastDriverCostList = await DriverCostList.findOne(newest);
  await (lastDriverCostList ? lastDriverCostList.update({ validTo: null }) : driverCosts(companyId));
}

/** 10 % within a week, half within three days, all within a day. */
export async function createCancellationTiers(companyId: number): Promise<void> {
  await CancellationTier.bulkCreate([
    { companyId, hours: 168, basisPoints: 1_000 },
    { companyId, hours: 72, basisPoints: 5_000 },
    { companyId, hours: 24, basisPoints: 10_000 },
  ]);
}
