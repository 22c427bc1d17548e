import type { PriceListKind } from '@states/price-list-kinds';
import { driverCost, drivingCost, listHead, subjects, vehicleCost } from '#fields/price-list';
import { defineFields, field, type Fields, type FieldLook } from '~/forms/fields';
import type { NameIn } from '~/i18n/text-keys';

const look = (suffix: NonNullable<FieldLook['suffix']>, hint?: NameIn<'prices:hints'>): FieldLook => ({
  suffix,
  width: 'sm',
  optional: null,
  ...(hint === undefined ? {} : { hint: `prices:hints.${hint}` }),
});
const unitLook: FieldLook = { control: 'select', texts: 'prices:units', width: 'sm' };

const vehicleFields = defineFields({
  pricePerHour: field(vehicleCost.pricePerHour, 'prices:fields.pricePerHour', look('prices:per.hour')),
  minimumMinutes: field(vehicleCost.minimumMinutes, 'prices:fields.minimumMinutes', look('min', 'vehicleMinutes')),
  minimumPrice: field(vehicleCost.minimumPrice, 'prices:fields.minimumPrice', look('common:kronor', 'minimumPrice')),
  maximumPerDay: field(
    vehicleCost.maximumPerDay,
    'prices:fields.maximumPerDay',
    look('common:kronor', 'maximumPerDay'),
  ),
  nightPerHour: field(vehicleCost.nightPerHour, 'prices:fields.nightPerHour', look('prices:per.hour', 'night')),
  weekendPerHour: field(vehicleCost.weekendPerHour, 'prices:fields.weekendPerHour', look('prices:per.hour', 'weekend')),
});

const drivingFields = defineFields({
  pricePerKm: field(drivingCost.pricePerKm, 'prices:fields.pricePerKm', look('prices:per.km')),
  freeMetres: field(drivingCost.freeMetres, 'prices:fields.freeMetres', look('km', 'freeMetres')),
  noPickupMetres: field(drivingCost.noPickupMetres, 'prices:fields.noPickupMetres', look('km', 'noPickupMetres')),
  minimumMetres: field(drivingCost.minimumMetres, 'prices:fields.minimumMetres', look('km', 'minimumMetres')),
  maximumMetres: field(drivingCost.maximumMetres, 'prices:fields.maximumMetres', look('km', 'maximumMetres')),
});

const driverFields = defineFields({
  costPerHour: field(driverCost.costPerHour, 'prices:fields.costPerHour', look('prices:per.hour')),
  minimumMinutes: field(driverCost.minimumMinutes, 'prices:fields.minimumMinutes', look('min', 'driverMinutes')),
  standbyPerHour: field(driverCost.standbyPerHour, 'prices:fields.standbyPerHour', look('prices:per.hour', 'standby')),
  overnightPerNight: field(driverCost.overnightPerNight, 'prices:fields.overnightPerNight', look('prices:per.night', 'overnight')), // prettier-ignore
  obWeekday: field(driverCost.obWeekday, 'prices:fields.obWeekday', { ...look('', 'obWeekday') }),
  obWeekdayUnit: field(driverCost.obWeekdayUnit, 'prices:fields.obWeekdayUnit', unitLook),
  obWeekend: field(driverCost.obWeekend, 'prices:fields.obWeekend', { ...look('', 'obWeekend') }),
  obWeekendUnit: field(driverCost.obWeekendUnit, 'prices:fields.obWeekendUnit', unitLook),
  overtimeNormal: field(driverCost.overtimeNormal, 'prices:fields.overtimeNormal', { ...look('', 'overtimeNormal') }),
  overtimeNormalUnit: field(driverCost.overtimeNormalUnit, 'prices:fields.overtimeNormalUnit', unitLook),
  overtimeQualified: field(driverCost.overtimeQualified, 'prices:fields.overtimeQualified', { ...look('', 'overtimeQualified') }), // prettier-ignore
  overtimeQualifiedUnit: field(driverCost.overtimeQualifiedUnit, 'prices:fields.overtimeQualifiedUnit', unitLook),
});

/** The prices of each kind, in the form's order. */
export const priceFields: Readonly<Record<PriceListKind, Fields>> = {
  vehicle: vehicleFields,
  driving: drivingFields,
  driver: driverFields,
};

export const headFields = defineFields({
  name: field(listHead.name, 'prices:fields.name', { autoComplete: 'off' }),
  validFrom: field(listHead.validFrom, 'prices:fields.validFrom'),
  validTo: field(listHead.validTo, 'prices:fields.validTo', { optional: null }),
});

export const subjectsField = (kind: PriceListKind) =>
  field(subjects, kind === 'driver' ? 'prices:fields.drivers' : 'prices:fields.vehicles');

/** What the example is worked out from, by name. */
export const exampleFields = (kind: PriceListKind) => ({
  ...priceFields[kind],
  exampleFrom: { label: 'prices:example.from' as const },
  exampleTo: { label: 'prices:example.to' as const },
});
