import { EQUIPMENT, EQUIPMENT_GROUPS, type EquipmentCode, type EquipmentGroup } from '@states/equipment';
import { REGISTRATION_NUMBERS, registrationNumberFor } from '@db/factories/numbers';
import type { Random } from './random';

export type BusType = 'touristBus' | 'doubleDecker' | 'minibus';
type FuelType = 'diesel' | 'diesel18' | 'hvo100' | 'b30' | 'petrol' | 'electric';

export interface MadeVehicle {
  registrationNumber: string;
  busType: BusType;
  model: string;
  modelYear: number;
  seats: number;
  wheelchairPlaces: number;
  seatArrangement: string;
  fuelType: FuelType;
  /** Millilitres a kilometre, watt hours a kilometre when electric. */
  fuelPerKm: number;
  pickupDistanceMetres: number | null;
  /** Which of its operator's depots it starts from. */
  depot: number;
  equipment: { group: EquipmentGroup; code: EquipmentCode }[];
  /** Words of the catalogue of accessibility. */
  accessibility: string[];
}

interface Kind {
  seats: readonly number[];
  models: readonly string[];
  arrangement: string;
  litres: readonly [low: number, high: number];
  wattHours: readonly [low: number, high: number];
  fuels: Readonly<Record<FuelType, number>>;
}

const KINDS: Readonly<Record<BusType, Kind>> = {
  touristBus: {
    seats: [33, 45, 49, 50, 50, 51, 53, 53, 57],
    models: ['Demo Touring', 'Demo Touring S', 'Modell Comfort'],
    arrangement: '2+2',
    litres: [230, 290],
    wattHours: [1_050, 1_300],
    fuels: { diesel: 12, diesel18: 28, hvo100: 40, b30: 8, petrol: 0, electric: 12 },
  },
  doubleDecker: {
    seats: [69, 74, 78, 81],
    models: ['Demo Double', 'Modell Duplex'],
    arrangement: '2+2',
    litres: [300, 350],
    wattHours: [1_500, 1_700],
    fuels: { diesel: 15, diesel18: 35, hvo100: 45, b30: 5, petrol: 0, electric: 0 },
  },
  minibus: {
    seats: [8, 16, 16, 19, 19, 20, 22],
    models: ['Demo City', 'Modell Mini'],
    arrangement: '2+1',
    litres: [95, 140],
    wattHours: [350, 480],
    fuels: { diesel: 25, diesel18: 20, hvo100: 25, b30: 0, petrol: 8, electric: 22 },
  },
};

/** How likely each thing is on board: of a large bus, of a minibus. */
const LIKELY: Readonly<Record<EquipmentCode, readonly [large: number, mini: number]>> = {
  luggageSpace: [1, 0.5],
  skiBox: [0.25, 0.05],
  bicycleRack: [0.1, 0.05],
  tables: [0.35, 0.1],
  microphone: [0.95, 0.2],
  airConditioning: [0.97, 0.85],
  wifi: [0.7, 0.4],
  powerSockets: [0.45, 0.15],
  usbSockets: [0.65, 0.5],
  toilet: [0.8, 0],
  coffeeMachine: [0.5, 0],
  fridge: [0.5, 0.05],
  recliningSeats: [0.85, 0.3],
  legRoom: [0.3, 0.1],
  screens: [0.5, 0.1],
  seatBelts: [1, 1],
  alcolock: [0.9, 0.85],
  fireSuppression: [0.8, 0.1],
  emergencyBraking: [0.7, 0.5],
  laneAssist: [0.65, 0.5],
  childSeats: [0.15, 0.3],
  defibrillator: [0.2, 0.05],
  euro6: [0, 0],
  renewableFuel: [0, 0],
  zeroEmission: [0, 0],
};

const OLDEST = 2012;
const NEWEST = 2026;
const EURO_6_SINCE = 2014;
/** Spreads the running index over all registration numbers; it has no factor in common with their count. */
const SCATTER = 7_919;

/** Makes up a bus. The first of every operator is a tourist bus with at least 49 seats. */
export function makeVehicle(
  random: Random,
  { index, nth, depots }: { index: number; nth: number; depots: number },
): MadeVehicle {
  const busType = nth === 0 ? 'touristBus' : random.weighted({ touristBus: 58, minibus: 28, doubleDecker: 14 });
  const kind = KINDS[busType];
  const seats = nth === 0 ? random.pick([49, 50, 53]) : random.pick(kind.seats);
  const fuelType = random.weighted(kind.fuels);
  const modelYear = random.whole(fuelType === 'electric' ? 2020 : OLDEST, NEWEST);
  const wheelchairPlaces = random.chance(0.22) ? random.whole(1, busType === 'minibus' ? 2 : 3) : 0;
  const [low, high] = fuelType === 'electric' ? kind.wattHours : kind.litres;
  return {
    registrationNumber: registrationNumberFor((index * SCATTER) % REGISTRATION_NUMBERS),
    busType,
    model: `${random.pick(kind.models)} ${seats}`,
    modelYear,
    seats,
    wheelchairPlaces,
    seatArrangement: kind.arrangement,
    fuelType,
    fuelPerKm: Math.round(random.between(low, high)),
    pickupDistanceMetres: random.chance(0.2) ? random.pick([50_000, 75_000, 150_000, 200_000]) : null,
    depot: random.whole(0, depots - 1),
    ...equip(random, { busType, fuelType, modelYear, wheelchairPlaces }),
  };
}

function equip(
  random: Random,
  bus: Pick<MadeVehicle, 'busType' | 'fuelType' | 'modelYear' | 'wheelchairPlaces'>,
): Pick<MadeVehicle, 'equipment' | 'accessibility'> {
  const isThere = (code: EquipmentCode): boolean => {
    if (code === 'zeroEmission') return bus.fuelType === 'electric';
    if (code === 'renewableFuel') return bus.fuelType === 'hvo100' || bus.fuelType === 'electric';
    if (code === 'euro6') return bus.fuelType !== 'electric' && bus.modelYear >= EURO_6_SINCE;
    const [large, mini] = LIKELY[code];
    return random.chance(bus.busType === 'minibus' ? mini : large);
  };
  const of = (group: EquipmentGroup) => EQUIPMENT[group].filter(isThere).map((code) => ({ group, code }));
  const [first, ...rest] = EQUIPMENT_GROUPS;
  const accessories = of(first!);
  // Drawn here as it always was: the same seed makes the same buses.
  const hasLowFloor = random.chance(bus.busType === 'minibus' ? 0.15 : 0.05);
  return {
    equipment: [...accessories, ...rest.flatMap(of)],
    accessibility: [...(bus.wheelchairPlaces > 0 ? ['wheelchairLift'] : []), ...(hasLowFloor ? ['lowFloor'] : [])],
  };
}
