// Traces: S3-045, S3-046, S3-047, S3-048, S3-049, S3-050, S3-051, S3-052, S3-053, S3-054, S3-055, S3-056, S3-057,
// S3-060, S3-061, S9-009, S9-010, S9-011
import { describe, expect, it, test } from 'vitest';
import { priceTrip } from './price';
import { driver, driving, emptyCase, linesOf, timeline, vehicle } from './testing/cases';

// 10 March 2027 is a Wednesday; Stockholm is an hour ahead of UTC.
const DAY = '2027-03-10';
const day = (...lines: string[]) => timeline(DAY, ...lines);

describe('vehicle time', () => {
  const hour = vehicle({ pricePerHour: 40_000 });
  test.each([
    ['a whole quarter', ['drive 08:00–08:15'], ['vehicleTime 900 s × 40000 = 10000']],
    ['a second more is another quarter', ['drive 08:00–08:15:01'], ['vehicleTime 1800 s × 40000 = 20000']],
    ['a second less is that quarter', ['drive 08:00–08:14:59'], ['vehicleTime 900 s × 40000 = 10000']],
    ['quarters are rounded once a day, not for each segment', ['drive 08:00–08:10', 'load 08:20', 'drive 08:30'], ['vehicleTime 1800 s × 40000 = 20000']],
    ['23:40–00:20 bills two quarters before and two after midnight', ['drive 22:40–23:20'], ['vehicleTime 1800 s × 40000 = 20000', 'vehicleTime 1800 s × 40000 = 20000']],
    ['the first hour of a wait counts, the rest is standby', ['drive 08:00–09:00', 'wait 12:00', 'drive 13:00'], ['vehicleTime 10800 s × 40000 = 120000']],
    ['waits side by side are one', ['wait 08:00–09:00', 'wait 10:00'], ['vehicleTime 3600 s × 40000 = 40000']],
    ['waits apart are two', ['wait 08:00–09:00', 'load 09:15', 'wait 10:15'], ['vehicleTime 8100 s × 40000 = 90000']],
    ['a break counts whole', ['break 08:00–10:00'], ['vehicleTime 7200 s × 40000 = 80000']],
    ['rest and home do not', ['drive 08:00–09:00', 'rest 20:00', 'drive 21:00'], ['vehicleTime 7200 s × 40000 = 80000']],
    ['a day of standby alone has no line', ['drive 21:00–22:00', 'wait 22:00+2', 'drive 23:00+2'], ['vehicleTime 7200 s × 40000 = 80000', 'vehicleTime 3600 s × 40000 = 40000']],
    ['nothing for nothing', ['home 08:00–09:00'], []],
  ])('%s', (_, lines, expected) => expect(linesOf(day(...lines), hour)).toEqual(expected)); // prettier-ignore

  it('is at most the maximum price per day, each day', () => {
    const capped = vehicle({ pricePerHour: 40_000, maximumPerDay: 100_000 });
    expect(linesOf(day('drive 19:00–00:30+1'), capped)).toEqual([
      'vehicleTime 14400 s × 40000 = 100000',
      'vehicleTime 5400 s × 40000 = 60000',
    ]);
  });

  test.each([
    ['below', 240, null, ['vehicleTime 7200 s × 40000 = 80000', 'vehicleMinimum 1 once × 80000 = 80000']],
    ['exactly', 120, null, ['vehicleTime 7200 s × 40000 = 80000']],
    ['itself at most the maximum price per day', 240, 100_000, ['vehicleTime 7200 s × 40000 = 80000', 'vehicleMinimum 1 once × 20000 = 20000']],
  ])('minimum time: %s', (_, minimumMinutes, maximumPerDay, expected) =>
    expect(linesOf(day('drive 08:00–10:00'), vehicle({ pricePerHour: 40_000, minimumMinutes, maximumPerDay }))).toEqual(expected),
  ); // prettier-ignore

  it('minimum time is compared with the sum of the days', () => {
    const cost = vehicle({ pricePerHour: 40_000, minimumMinutes: 60 });
    expect(linesOf(day('drive 22:30–23:30'), cost)).toEqual([
      'vehicleTime 1800 s × 40000 = 20000',
      'vehicleTime 1800 s × 40000 = 20000',
    ]);
  });

  it('is rounded half away from zero, once per line', () => {
    // 900 s at 0.02 kr an hour are half an öre.
    expect(linesOf(day('drive 08:00–08:15'), vehicle({ pricePerHour: 2 }))).toEqual(['vehicleTime 900 s × 2 = 1']);
    expect(linesOf(day('drive 08:00–08:15'), vehicle({ pricePerHour: 1 }))).toEqual([]);
  });
});

describe('night and weekend', () => {
  const night = vehicle({ nightPerHour: 3_600 });
  const weekend = vehicle({ weekendPerHour: 3_600 });
  test.each([
    ['05:59:59–06:00:01', ['drive 04:59:59–05:00:01'], ['night 1 s × 3600 = 1']],
    ['18:59:59–19:00:01', ['drive 17:59:59–18:00:01'], ['night 1 s × 3600 = 1']],
    ['the whole night', ['drive 17:00–06:00+1'], ['night 39600 s × 3600 = 39600']],
    ['standby is none of it', ['wait 17:00–06:00+1'], []],
    ['its first hour is', ['wait 18:00–06:00+1'], ['night 3600 s × 3600 = 3600']],
    ['exact to the second, not in quarters', ['drive 18:00–18:00:07'], ['night 7 s × 3600 = 7']],
  ])('night: %s', (_, lines, expected) => expect(linesOf(day(...lines), night)).toEqual(expected)); // prettier-ignore

  test.each([
    ['Friday 18:59:59–19:00:01', '2027-03-12', ['drive 17:59:59–18:00:01'], ['weekend 1 s × 3600 = 1']],
    ['Monday 05:59:59–06:00:01', '2027-03-15', ['drive 04:59:59–05:00:01'], ['weekend 1 s × 3600 = 1']],
    ['Saturday noon', '2027-03-13', ['drive 11:00–12:00'], ['weekend 3600 s × 3600 = 3600']],
    ['Thursday evening', '2027-03-11', ['drive 18:00–19:00'], []],
    ['Tuesday morning', '2027-03-16', ['drive 04:00–05:00'], []],
    ['Friday 18 to Monday 07: 59 hours', '2027-03-12', ['drive 17:00–06:00+3'], ['weekend 212400 s × 3600 = 212400']],
    ['with the change to summer time an hour less', '2027-03-26', ['drive 17:00–05:00+3'], ['weekend 208800 s × 3600 = 208800']],
    ['with the change to winter time an hour more', '2027-10-29', ['drive 16:00–06:00+3'], ['weekend 216000 s × 3600 = 216000']],
  ])('weekend: %s', (_, date, lines, expected) => expect(linesOf(timeline(date, ...lines), weekend)).toEqual(expected)); // prettier-ignore

  test.each([
    ['spring: 00–06 is five hours', '2027-03-28', 'drive 00:00–06:00', 'night 14400 s × 3600 = 14400'],
    ['from midnight', '2027-03-27', 'drive 23:00–06:00+1', 'night 18000 s × 3600 = 18000'],
    ['autumn: 00–06 is seven hours', '2027-10-30', 'drive 22:00–07:00+1', 'night 25200 s × 3600 = 25200'],
  ])('night: %s', (_, date, line, expected) => expect(linesOf(timeline(date, line), night)).toEqual([expected]));

  it('the days of the clock changes are one day each', () => {
    const hour = vehicle({ pricePerHour: 3_600 });
    expect(linesOf(timeline('2027-03-27', 'drive 23:00–22:00+1'), hour)).toEqual([
      'vehicleTime 82800 s × 3600 = 82800',
    ]);
    expect(linesOf(timeline('2027-10-30', 'drive 22:00–23:00+1'), hour)).toEqual([
      'vehicleTime 90000 s × 3600 = 90000',
    ]);
  });

  it('both count the same hour, and neither is capped', () => {
    const cost = vehicle({ pricePerHour: 3_600, maximumPerDay: 0, nightPerHour: 3_600, weekendPerHour: 7_200 });
    expect(linesOf(timeline('2027-03-12', 'drive 19:00–20:00'), cost)).toEqual([
      'night 3600 s × 3600 = 3600',
      'weekend 3600 s × 7200 = 7200',
    ]);
  });
});

describe('distance', () => {
  const trip = day('driveEmpty 08:00–08:30 5200', 'load 08:45', 'drive 10:00 100000', 'driveEmpty 11:00 30000');
  test.each([
    ['all metres', { pricePerKm: 2_000 }, ['distance 135200 m × 2000 = 270400']],
    ['positioning within the range costs nothing', { pricePerKm: 2_000, noPickupMetres: 10_000 }, ['distance 130000 m × 2000 = 260000']],
    ['beyond it only the rest', { pricePerKm: 2_000, noPickupMetres: 5_000 }, ['distance 130200 m × 2000 = 260400']],
    ['free distance', { pricePerKm: 2_000, freeMetres: 35_200 }, ['distance 100000 m × 2000 = 200000']],
    ['more free than driven', { pricePerKm: 2_000, freeMetres: 135_201 }, []],
    ['minimum distance, then the free part', { pricePerKm: 2_000, minimumMetres: 200_000, freeMetres: 50_000 }, ['distance 150000 m × 2000 = 300000']],
    ['positioning is taken off before the minimum', { pricePerKm: 2_000, minimumMetres: 132_000, noPickupMetres: 10_000 }, ['distance 132000 m × 2000 = 264000']],
    ['the maximum distance', { pricePerKm: 2_000, maximumMetres: 135_200 }, ['distance 135200 m × 2000 = 270400']],
    ['a metre over it: not offered', { pricePerKm: 2_000, maximumMetres: 135_199 }, ['maximumDistance']],
    ['all metres count for the maximum, also free positioning', { pricePerKm: 2_000, maximumMetres: 135_199, noPickupMetres: 10_000 }, ['maximumDistance']],
    ['no kilometre price', { pricePerKm: 0 }, []],
  ])('%s', (_, cost, expected) => expect(linesOf(trip, driving(cost))).toEqual(expected)); // prettier-ignore

  it('half an öre is rounded up', () => {
    expect(linesOf(day('drive 08:00–09:00 1'), driving({ pricePerKm: 500 }))).toEqual(['distance 1 m × 500 = 1']);
    expect(linesOf(day('drive 08:00–09:00 1'), driving({ pricePerKm: 499 }))).toEqual([]);
  });

  it('positioning is all empty driving before the load, breaks or not; empty driving after it is not', () => {
    const cost = driving({ pricePerKm: 1_000, noPickupMetres: 1_000_000 });
    const far = day(
      'driveEmpty 08:00–09:00 60000',
      'break 09:45',
      'driveEmpty 10:00 20000',
      'load 10:15',
      'drive 11:00 7000',
      'driveEmpty 12:00 9000',
    );
    expect(linesOf(far, cost)).toEqual(['distance 16000 m × 1000 = 16000']);
    const unprepared = day('driveEmpty 08:00–09:00 60000', 'drive 11:00 7000', 'driveEmpty 12:00 9000');
    expect(linesOf(unprepared, cost)).toEqual(['distance 16000 m × 1000 = 16000']);
  });
});

describe('driver time', () => {
  const cost = (changes: Parameters<typeof driver>[0] = {}) => driver({ costPerHour: 36_000, ...changes });

  it('is the sum of the shifts rounded up to a quarter, once', () => {
    const shifts = day('drive 08:00–08:10', 'home 09:30', 'drive 09:40');
    expect(linesOf(shifts, cost())).toEqual(['driverTime 1800 s × 36000 = 18000']);
  });

  test.each([
    ['the minimum', 60, ['driverTime 3600 s × 36000 = 36000']],
    ['the minimum itself is not rounded to quarters', 50, ['driverTime 3000 s × 36000 = 30000']],
    ['more than the minimum', 20, ['driverTime 1800 s × 36000 = 18000']],
  ])('%s', (_, minimumMinutes, expected) =>
    expect(linesOf(day('drive 08:00–08:30'), cost({ minimumMinutes }))).toEqual(expected),
  );

  it('two drivers are each rounded, then multiplied', () => {
    expect(linesOf(day('drive 08:00–08:20'), { ...cost({ minimumMinutes: 20 }), drivers: 2 })).toEqual([
      'driverTime 3600 s × 36000 = 36000',
    ]);
    // Half an öre each: one öre for two, rounded once.
    expect(linesOf(day('drive 08:00–08:15'), { ...driver({ costPerHour: 2 }), drivers: 2 })).toEqual([
      'driverTime 1800 s × 2 = 1',
    ]);
  });

  it('standby is waiting beyond the first hour, for each driver', () => {
    const wait = day('drive 08:00–09:00', 'wait 12:30', 'drive 13:00');
    expect(linesOf(wait, { ...driver({ standbyPerHour: 10_000 }), drivers: 2 })).toEqual([
      'standby 18000 s × 10000 = 50000',
    ]);
  });

  test.each([
    ['weekday evening', '2027-03-11', 'drive 17:00–19:00', ['obWeekday 3600 s × 100 = 100']],
    ['weekday day', '2027-03-11', 'drive 08:00–12:00', []],
    ['Friday 18–20: an hour of weekend', '2027-03-12', 'drive 17:00–19:00', ['obWeekend 3600 s × 200 = 200']],
    ['Friday 05–07: an hour of weekday', '2027-03-12', 'drive 04:00–06:00', ['obWeekday 3600 s × 100 = 100']],
    ['Saturday night is weekend only', '2027-03-13', 'drive 22:00–23:00', ['obWeekend 3600 s × 200 = 200']],
    ['Sunday 23 to Monday 07: seven hours', '2027-03-14', 'drive 22:00–06:00+1', ['obWeekend 25200 s × 200 = 1400']],
    ['Monday 18–20: an hour of weekday', '2027-03-15', 'drive 17:00–19:00', ['obWeekday 3600 s × 100 = 100']],
  ])('OB: %s', (_, date, line, expected) =>
    expect(linesOf(timeline(date, line), driver({ obWeekday: { amount: 100 }, obWeekend: { amount: 200 } }))).toEqual(expected),
  ); // prettier-ignore

  it('a percent rate is never rounded by itself', () => {
    // 33.33 % of 101 öre an hour: 33.6633; three hours are 100.9899, not 3 × 34.
    const evening = timeline('2027-03-11', 'drive 18:00–21:00');
    expect(linesOf(evening, driver({ costPerHour: 101, obWeekday: { basisPoints: 3_333 } }))[1]).toBe(
      'obWeekday 10800 s × 33.6633 = 101',
    );
  });

  const overtime = driver({ overtimeNormal: { amount: 3_600 }, overtimeQualified: { amount: 7_200 } });
  test.each([
    ['8 h', ['drive 06:00–14:00'], []],
    ['a second over 8 h', ['drive 06:00–14:00:01'], ['overtimeNormal 1 s × 3600 = 1']],
    ['10 h', ['drive 06:00–16:00'], ['overtimeNormal 7200 s × 3600 = 7200']],
    ['a second over 10 h', ['drive 06:00–16:00:01'], ['overtimeNormal 7200 s × 3600 = 7200', 'overtimeQualified 1 s × 7200 = 2']],
    ['breaks count, standby does not', ['drive 06:00–10:00', 'break 11:00', 'wait 14:00', 'drive 16:30'], ['overtimeNormal 1800 s × 3600 = 1800']],
    ['a rest begins a new shift', ['drive 06:00–14:30', 'rest 02:00+1', 'drive 10:30+1'], ['overtimeNormal 3600 s × 3600 = 3600']],
    ['home too', ['drive 06:00–11:00', 'home 12:00', 'drive 17:00'], []],
  ])('overtime: %s', (_, lines, expected) => expect(linesOf(day(...lines), overtime)).toEqual(expected)); // prettier-ignore

  it('OB and overtime may count the same second', () => {
    const late = day('drive 10:00–19:00');
    const both = driver({ obWeekday: { amount: 3_600 }, overtimeNormal: { amount: 3_600 } });
    expect(linesOf(late, both)).toEqual(['obWeekday 3600 s × 3600 = 3600', 'overtimeNormal 3600 s × 3600 = 3600']);
  });

  it('overnight is each rest, for each driver; adjacent rests are one; at home there is none', () => {
    const nights = day(
      'drive 08:00–09:00',
      'rest 21:00',
      'rest 22:00',
      'drive 23:00',
      'rest 11:00+1',
      'drive 12:00+1',
      'home 23:00+1',
    );
    expect(linesOf(nights, { ...driver({ overnightPerNight: 90_000 }), drivers: 2 })).toEqual([
      'overnight 4 night × 90000 = 360000',
    ]);
  });
});

describe('sums', () => {
  const base = {
    ...vehicle({ pricePerHour: 100_000, minimumPrice: 250_000 }),
    commissionBasisPoints: 1_000,
    surchargeFee: 5_000,
    taxBasisPoints: 600,
  };
  const trip = day('drive 08:00–10:00');

  it('minimum price, commission, surcharge and tax come last, and all lines sum to the total', () => {
    const price = priceTrip({ ...emptyCase, ...base, segments: trip });
    expect(price).toEqual({
      offered: true,
      lines: [
        { kind: 'vehicleTime', quantity: 7_200, unit: 's', rate: 100_000, amount: 200_000 },
        { kind: 'minimumPrice', quantity: 1, unit: 'once', rate: 50_000, amount: 50_000 },
        { kind: 'commission', quantity: 1_000, unit: 'basisPoints', rate: 250_000, amount: 25_000 },
        { kind: 'surcharge', quantity: 1, unit: 'once', rate: 5_000, amount: 5_000 },
        { kind: 'tax', quantity: 600, unit: 'basisPoints', rate: 280_000, amount: 16_800 },
      ],
      operatorPrice: 250_000,
      customerPrice: 280_000,
      tax: 16_800,
      total: 296_800,
    });
  });

  it('a trip that also runs abroad carries no Swedish tax', () => {
    const price = priceTrip({ ...emptyCase, ...base, segments: trip, countries: ['SE', 'NO'] });
    expect(price).toMatchObject({ customerPrice: 280_000, tax: 0, total: 280_000 });
    expect(priceTrip({ ...emptyCase, ...base, segments: trip, countries: ['NO'] })).toMatchObject({ tax: 0 });
  });

  it('commission is rounded on its own, before the surcharge and the tax', () => {
    const price = priceTrip({
      ...emptyCase,
      ...vehicle({ pricePerHour: 5 }),
      commissionBasisPoints: 1_000,
      surchargeFee: 1,
      taxBasisPoints: 625,
      segments: day('drive 08:00–09:00'),
    });
    // 5 × 10 % = 0.5 → 1; 5 + 1 + 1 = 7; 6.25 % of 7 = 0.4375 → 0.
    expect(price).toMatchObject({ operatorPrice: 5, customerPrice: 7, tax: 0, total: 7 });
  });

  it('a price of 0 has no lines', () => {
    expect(priceTrip({ ...emptyCase, segments: trip })).toEqual({
      offered: true,
      lines: [],
      operatorPrice: 0,
      customerPrice: 0,
      tax: 0,
      total: 0,
    });
  });
});
