import { describe, expect, it } from 'vitest';
import { busesToChoose, lackingOf, type OnBoard } from './compared-buses';

const onBoard = (equipment: OnBoard['equipment'], accessibility: string[] = []): OnBoard => ({
  equipment,
  accessibility,
});
const booked = onBoard(['toilet', 'wifi'], ['lift']);

it.each<[string, OnBoard, OnBoard, OnBoard]>([
  ['nothing, having the same in another order', onBoard(['wifi', 'toilet'], ['lift']), booked, onBoard([])],
  ['nothing, having more', onBoard(['toilet', 'wifi', 'tables'], ['lift', 'ramp']), booked, onBoard([])],
  ['a piece of equipment', onBoard(['wifi'], ['lift']), booked, onBoard(['toilet'])],
  ['an accessibility', onBoard(['toilet', 'wifi'], ['ramp']), booked, onBoard([], ['lift'])],
  ['everything', onBoard([]), booked, booked],
  ['no emission class, having no emissions', onBoard(['zeroEmission']), onBoard(['euro6']), onBoard([])],
  ['nothing of a bus that had nothing', onBoard(['tables']), onBoard([]), onBoard([])],
])('a bus lacks %s', (_, bus, had, lacks) => {
  expect(lackingOf(bus, had)).toEqual(lacks);
});

const aBus = {
  vehicleId: 1,
  companyId: 1,
  companyName: 'Buss AB',
  rating: null,
  ratings: 0,
  isOwn: false,
  busType: 'touristBus' as const,
  model: 'Touring',
  seats: 49,
  wheelchairPlaces: 1,
  fuelType: 'diesel' as const,
  startMetres: 12_345,
  emissionsGrams: 100_000,
  ...onBoard(['toilet', 'wifi'], ['lift']),
};
type Bus = Parameters<typeof busesToChoose>[0][number];
const ids = (buses: readonly Bus[], had = onBoard([])) => busesToChoose(buses, had).map(({ vehicleId }) => vehicleId);

describe('buses to choose between', () => {
  it.each<[string, Partial<Bus>, number[]]>([
    ['nothing', {}, [1]],
    ['the order of its equipment', { equipment: ['wifi', 'toilet'] }, [1]],
    ['metres that read as the same distance', { startMetres: 12_400 }, [1]],
    ['what it emits and what nobody reads', { emissionsGrams: 100_001 }, [1]],
    ['its company, if that one has the same name', { companyId: 2 }, [1, 2]],
    ['its model', { model: 'Comfort' }, [1, 2]],
    ['its type', { busType: 'minibus' }, [1, 2]],
    ['its seats', { seats: 50 }, [1, 2]],
    ['its wheelchair spaces', { wheelchairPlaces: 2 }, [1, 2]],
    ['its fuel', { fuelType: 'hvo100' }, [1, 2]],
    ['its equipment', { equipment: ['toilet'] }, [1, 2]],
    ['its accessibility', { accessibility: [] }, [1, 2]],
    ['its distance', { startMetres: 14_000 }, [1, 2]],
  ])('a second one that differs in %s', (_, differs, shown) => {
    expect(ids([aBus, { ...aBus, ...differs, vehicleId: 2 }])).toEqual(shown);
  });

  it('have those first that have what was booked, and otherwise keep their order', () => {
    const bare = onBoard(['toilet']);
    const buses = [
      { ...aBus, vehicleId: 1, ...bare },
      { ...aBus, vehicleId: 2 },
      { ...aBus, vehicleId: 3, ...bare, seats: 50 },
      { ...aBus, vehicleId: 4, seats: 51 },
      { ...aBus, vehicleId: 5 },
    ];
    expect(ids(buses, booked)).toEqual([2, 4, 1, 3]);
    expect(ids(buses)).toEqual([1, 2, 3, 4]);
  });
});
