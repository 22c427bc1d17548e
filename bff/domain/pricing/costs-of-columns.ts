import type { PriceColumns } from './price-list-record';
import type { DriverCost, DrivingCost, HourlyAddition, VehicleCost } from './price-lists';

export interface CostsByKind {
  vehicle: VehicleCost;
  driving: DrivingCost;
  driver: DriverCost;
}

/** A list's columns as the costs that a price is calculated with. */
export const costsOf: { [Kind in keyof CostsByKind]: (prices: PriceColumns) => CostsByKind[Kind] } = {
  vehicle: (prices) => ({
    pricePerHour: prices['pricePerHour'] ?? 0,
    minimumMinutes: prices['minimumMinutes'] ?? null,
    maximumPerDay: prices['maximumPerDay'] ?? null,
    minimumPrice: prices['minimumPrice'] ?? null,
    nightPerHour: prices['nightPerHour'] ?? null,
    weekendPerHour: prices['weekendPerHour'] ?? null,
  }),
  driving: (prices) => ({
    pricePerKm: prices['pricePerKm'] ?? 0,
    freeMetres: prices['freeMetres'] ?? null,
    minimumMetres: prices['minimumMetres'] ?? null,
    maximumMetres: prices['maximumMetres'] ?? null,
    noPickupMetres: prices['noPickupMetres'] ?? null,
  }),
  driver: (prices) => ({
    costPerHour: prices['costPerHour'] ?? 0,
    minimumMinutes: prices['minimumMinutes'] ?? null,
    standbyPerHour: prices['standbyPerHour'] ?? null,
    overnightPerNight: prices['overnightPerNight'] ?? null,
    obWeekday: addition(prices, 'obWeekday'),
    obWeekend: addition(prices, 'obWeekend'),
    overtimeNormal: addition(prices, 'overtimeNormal'),
    overtimeQualified: addition(prices, 'overtimeQualified'),
  }),
};

function addition(prices: PriceColumns, name: string): HourlyAddition | null {
  const amount = prices[`${name}Amount`] ?? null;
  const basisPoints = prices[`${name}BasisPoints`] ?? null;
  return amount !== null ? { amount } : basisPoints !== null ? { basisPoints } : null;
}
