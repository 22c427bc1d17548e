import { parseDate } from '@internationalized/date';
import type { BusType } from './vehicles';
import type { Random } from './random';

/** Amounts in öre without tax, distances in metres; null = no such limit or price. */
export interface VehicleCost {
  pricePerHour: number;
  minimumMinutes: number | null;
  maximumPerDay: number | null;
  minimumPrice: number | null;
  nightPerHour: number | null;
  weekendPerHour: number | null;
}

export interface DrivingCost {
  pricePerKm: number;
  freeMetres: number | null;
  noPickupMetres: number | null;
  minimumMetres: number | null;
  maximumMetres: number | null;
}

export interface DriverCost {
  costPerHour: number;
  minimumMinutes: number;
  obWeekdayAmount: number | null;
  obWeekdayBasisPoints: number | null;
  obWeekendAmount: number | null;
  obWeekendBasisPoints: number | null;
  overtimeNormalBasisPoints: number;
  overtimeQualifiedBasisPoints: number;
  standbyPerHour: number;
  overnightPerNight: number;
}

interface Period {
  validFrom: string;
  validTo: string | null;
}

export interface MadeLists {
  vehicle: VehicleCost & Period;
  driving: DrivingCost & Period;
  driver: DriverCost & Period;
  /** Other prices for buses that cost less or more than a coach of fifty seats. */
  exceptions: { busType: BusType; vehicle: VehicleCost & Period; driving: DrivingCost & Period }[];
  /** Entered by an administrator for a while: dearer hours in a busy week. */
  temporary: (VehicleCost & Period) | null;
}

const kronor = (amount: number): number => Math.round(amount) * 100;
const scaled = (amount: number | null, factor: number) => (amount === null ? null : kronor((amount * factor) / 100));

/**
 * Basic lists that put a day trip of twelve hours and 200 km with fifty seats at 9,000 to 15,000 kr, a little different for every
 * operator; cheaper ones for minibuses, dearer ones for double deckers.
 */
export function makePriceLists(random: Random, today: string): MadeLists {
  const level = random.between(0.98, 1.16);
  const since = { validFrom: `${Number(today.slice(0, 4)) - 1}-01-01`, validTo: null };
  const vehicle: VehicleCost = {
    pricePerHour: kronor(440 * level * random.between(0.95, 1.05)),
    minimumMinutes: random.pick([120, 180, 240]),
    maximumPerDay: random.chance(0.6) ? kronor(6_500 * level) : null,
    minimumPrice: kronor(random.pick([3_500, 4_000, 4_500, 5_000]) * level),
    nightPerHour: random.chance(0.8) ? kronor(60 * level) : null,
    weekendPerHour: random.chance(0.8) ? kronor(70 * level) : null,
  };
  const driving: DrivingCost = {
    pricePerKm: kronor(18.5 * level * random.between(0.95, 1.05)),
    freeMetres: random.chance(0.25) ? 20_000 : null,
    noPickupMetres: random.pick([null, 5_000, 10_000, 20_000]),
    minimumMetres: random.pick([null, 50_000, 80_000]),
    maximumMetres: random.chance(0.7) ? random.pick([1_200_000, 1_500_000, 2_500_000]) : null,
  };
  const obAsPercent = random.chance(0.5);
  const driver: DriverCost = {
    costPerHour: kronor(370 * level),
    minimumMinutes: random.pick([180, 240]),
    obWeekdayAmount: obAsPercent ? null : kronor(28),
    obWeekdayBasisPoints: obAsPercent ? 1_000 : null,
    obWeekendAmount: obAsPercent ? null : kronor(62),
    obWeekendBasisPoints: obAsPercent ? 2_000 : null,
    overtimeNormalBasisPoints: 5_000,
    overtimeQualifiedBasisPoints: 10_000,
    standbyPerHour: kronor(185 * level),
    overnightPerNight: kronor(1_150 * level),
  };
  return {
    vehicle: { ...vehicle, ...since },
    driving: { ...driving, ...since },
    driver: { ...driver, ...since },
    exceptions: [
      exception('minibus', 0.55, 0.5, vehicle, driving, today),
      exception('doubleDecker', 1.3, 1.25, vehicle, driving, today),
    ],
    temporary: random.chance(0.08) ? busyWeek(vehicle, today, random.whole(10, 50)) : null,
  };
}

function exception(
  busType: BusType,
  hours: number,
  road: number,
  vehicle: VehicleCost,
  driving: DrivingCost,
  today: string,
): MadeLists['exceptions'][number] {
  const day = parseDate(today);
  const period = { validFrom: day.subtract({ days: 120 }).toString(), validTo: day.add({ days: 900 }).toString() };
  return {
    busType,
    vehicle: { ...scaledVehicle(vehicle, hours), ...period },
    driving: { ...driving, pricePerKm: scaled(driving.pricePerKm, road) ?? 0, ...period },
  };
}

const scaledVehicle = (cost: VehicleCost, factor: number): VehicleCost => ({
  pricePerHour: scaled(cost.pricePerHour, factor) ?? 0,
  minimumMinutes: cost.minimumMinutes,
  maximumPerDay: scaled(cost.maximumPerDay, factor),
  minimumPrice: scaled(cost.minimumPrice, factor),
  nightPerHour: scaled(cost.nightPerHour, factor),
  weekendPerHour: scaled(cost.weekendPerHour, factor),
});

function busyWeek(vehicle: VehicleCost, today: string, daysAway: number): VehicleCost & Period {
  const first = parseDate(today).add({ days: daysAway });
  return { ...scaledVehicle(vehicle, 1.1), validFrom: first.toString(), validTo: first.add({ days: 6 }).toString() };
}
