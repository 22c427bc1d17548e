import { vatNumberOf } from '@bff/domain/shared/numbers';
import { shiftedDay } from '@bff/domain/shared/time';
import { orgNumberFor } from '@db/factories/numbers';
import { type MadeLists, makePriceLists } from './price-lists';
import type { Random } from './random';
import { shareOut, type Town } from './towns';
import { type MadeVehicle, makeVehicle } from './vehicles';

/** A made-up operator with everything it owns, before it is in the database. */
export interface MadeOperator {
  name: string;
  orgNumber: string;
  vatNumber: string;
  contactName: string;
  email: string;
  phone: string;
  emergencyPhone: string;
  town: Town;
  /** Its number and last local day. */
  permit: { number: string; until: string };
  info: string;
  certificates: { lgbti: boolean; roadSafety: boolean; environment: boolean; iso39001: boolean; iso14001: boolean };
  isPartner: boolean;
  offersSecondDriver: boolean;
  allowsTenHourDays: boolean;
  ratingSum: number;
  ratingCount: number;
  depots: { name: string; city: string; lat: number; lon: number }[];
  vehicles: MadeVehicle[];
  lists: MadeLists;
  tiers: readonly (readonly [hours: number, basisPoints: number])[];
}

export interface WorldPlan {
  operators: number;
  vehicles: number;
  towns: readonly Town[];
  /** How far from the middle of the town a depot may lie, in degrees of latitude. */
  spread: number;
  /** Where the running numbers of operators and vehicles begin, so that two plans do not collide. */
  firstIndex: number;
  /** The local day that «now» is, for periods of price lists. */
  today: string;
}

const NAMES = [
  'Demobuss',
  'Demotrafik',
  'Demoresor',
  'Demolinjen',
  'Demoturist',
  'Demoexpress',
  'Demofärd',
  'Demovagnen',
];
const FIRST_NAMES = [
  'Anna',
  'Erik',
  'Maria',
  'Lars',
  'Karin',
  'Johan',
  'Sara',
  'Anders',
  'Fatima',
  'Mikko',
  'Elsa',
  'Omar',
];
const LAST_NAMES = [
  'Exempelsson',
  'Provberg',
  'Testander',
  'Demoström',
  'Påhittad',
  'Fiktivsson',
  'Modellgren',
  'Övning',
];

/** Numbers that the Swedish Post and Telecom Authority keeps free for fiction: 070-174 06 05 to 99. */
const fictionalPhone = (index: number): string => `+467017406${String(5 + (index % 95)).padStart(2, '0')}`;

const TIERS = [
  [[168, 1_000], [72, 5_000], [24, 10_000]],
  [[336, 500], [96, 2_500], [48, 5_000], [24, 8_000]],
  [[72, 3_000], [24, 7_500]],
] as const; // prettier-ignore

/** Makes up operators with vehicles, prices and terms; the same for the same plan and seed. */
export function makeWorld(plan: WorldPlan, random: Random): MadeOperator[] {
  const homes = shareOut(plan.towns, plan.operators);
  const inTown = new Map<Town, number>();
  // A few large fleets, many small ones; everybody has at least two buses.
  const sizes = homes.map(() => 2 + random.next() ** 2 * 12);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let vehicleIndex = plan.firstIndex;
  let given = 0;
  let share = 0;
  return homes.map((town, position) => {
    const nth = inTown.get(town) ?? 0;
    inTown.set(town, nth + 1);
    share += ((sizes[position] ?? 0) / total) * plan.vehicles;
    const fleet = Math.round(share) - given;
    given += fleet;
    const operator = makeOperator(plan, random, { town, nth, index: plan.firstIndex + position });
    for (let i = 0; i < fleet; i++)
      operator.vehicles.push(makeVehicle(random, { index: vehicleIndex++, nth: i, depots: operator.depots.length }));
    return operator;
  });
}

function makeOperator(
  plan: WorldPlan,
  random: Random,
  { town, nth, index }: { town: Town; nth: number; index: number },
): MadeOperator {
  const suffix = nth < NAMES.length ? '' : ` ${Math.floor(nth / NAMES.length) + 1}`;
  const orgNumber = orgNumberFor(index);
  const ratingCount = random.chance(0.1) ? 0 : random.whole(3, 180);
  const ratingSum = Math.round(ratingCount * Math.min(5, random.between(3.6, 5)));
  const depotAt = (name: string) => ({
    name,
    city: town.name,
    lat: rounded(town.lat + random.between(-plan.spread, plan.spread)),
    lon: rounded(town.lon + random.between(-plan.spread, plan.spread) * 2),
  });
  const environment = random.chance(0.4);
  const roadSafety = random.chance(0.4);
  return {
    name: `${NAMES[nth % NAMES.length]} ${town.name}${suffix} AB`,
    orgNumber,
    vatNumber: vatNumberOf(orgNumber),
    contactName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    email: `operator${index}@demo.invalid`,
    phone: fictionalPhone(index * 2),
    emergencyPhone: fictionalPhone(index * 2 + 1),
    town,
    permit: permitOf(index, plan.today),
    info: `Ett påhittat bussbolag i ${town.name}, för demonstration.`,
    certificates: {
      lgbti: random.chance(0.2),
      roadSafety,
      environment,
      iso39001: roadSafety && random.chance(0.4),
      iso14001: environment && random.chance(0.5),
    },
    isPartner: random.chance(0.25),
    offersSecondDriver: random.chance(0.6),
    allowsTenHourDays: random.chance(0.5),
    ratingSum,
    ratingCount,
    depots: random.chance(0.3) ? [depotAt('Depå Centrum'), depotAt('Depå Norr')] : [depotAt('Depå Centrum')],
    vehicles: [],
    lists: makePriceLists(random, plan.today),
    tiers: random.pick(TIERS),
  };
}

/** A permit of some years ago that is valid for some years more. */
const permitOf = (index: number, today: string): MadeOperator['permit'] => ({
  number: `TSV ${Number(today.slice(0, 4)) - 1 - (index % 5)}-${100 + ((index * 37) % 900)}`,
  until: shiftedDay(today, 5 * 365 + ((index * 37) % 1_400)),
});

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
