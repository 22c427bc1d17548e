import { describe, expect, it, test } from 'vitest';
import type { Advice, CrewTerms } from './advise-trip';
import { planDrivers } from './plan-drivers';
import { at, leg, reach, told, trip } from './testing/trips';
import type { StartWays, TripWays } from './timeline';
import type { TripRequest } from './trip-request';

const terms = { preparationMinutes: 15, service: 'occasional', between: 'wait' } as const;
const alone: CrewTerms = { offersSecondDriver: false, allowTenHours: false, maximumDrivingHours: 9 };
const two: CrewTerms = { ...alone, offersSecondDriver: true };
const near: StartWays = { toFirst: reach('0:30'), fromLast: reach('0:30') };

const plan = (request: TripRequest, ways: TripWays, crew = alone, start = near) =>
  planDrivers(request, ways, start, terms, crew);
const summary = (planned: ReturnType<typeof plan>) => (planned.ok ? `${planned.drivers} driver(s)` : planned.reason);

function adviceFor(request: TripRequest, ways: TripWays, crew = alone): Advice[] {
  const planned = plan(request, ways, crew);
  if (planned.ok || planned.reason !== 'tripTooLong') throw new Error(`is ${summary(planned)}`);
  return planned.advice;
}

describe('drivers', () => {
  test.each([
    ['9 h of driving: one', leg('8:00'), two, '1 driver(s)'],
    ['10 h: two', leg('9:00'), two, '2 driver(s)'],
    ['10 h: one where 10 h are allowed', leg('9:00'), { ...two, allowTenHours: true }, '1 driver(s)'],
    ['10 h 01: two even then', leg('9:01'), { ...two, allowTenHours: true }, '2 driver(s)'],
    ['10 h: none where no second one is offered', leg('9:00'), alone, 'tripTooLong'],
    ['18 h: two', leg('17:00'), two, '2 driver(s)'],
    ['18 h 01: too long for two', leg('17:01'), two, 'tripTooLong'],
  ])('%s', (_, way, crew, expected) => {
    // From 04:45 UTC, half an hour each way without passengers.
    expect(summary(plan(trip({ departure: at('2027-03-10T05:30:00Z') }), { legs: [way] }, crew))).toBe(expected);
  });

  it('two where one needs breaks and would arrive after the return', () => {
    const request = trip({ return: at('2027-03-10T12:00:00Z') });
    const ways = { legs: [leg('5:00')], back: leg('5:00') };
    expect(plan(request, ways, alone)).toEqual({
      ok: false,
      reason: 'returnTooEarly',
      earliestReturn: Date.parse('2027-03-10T12:45:00Z'),
    });
    expect(summary(plan(request, ways, two))).toBe('2 driver(s)');
  });

  it('two on a long day with a day trip, at the cost of no break', () => {
    const request = trip({
      type: 'day-trip',
      departure: at('2027-03-10T05:00:00Z'),
      return: at('2027-03-10T14:00:00Z'),
    });
    const planned = plan(request, { legs: [leg('5:00')], back: leg('5:00') }, two);
    expect(planned.ok && told(planned.segments)).toBe(
      'empty 0:30, load 0:15, drive 5:00, wait 4:00, drive 5:00, empty 0:30',
    );
  });
});

describe('advice', () => {
  const day = (departure: string, back: string) =>
    trip({ type: 'day-trip', departure: at(departure), return: at(back) });

  it('a second driver, where two may drive it', () => {
    expect(
      adviceFor(day('2027-03-10T05:00:00Z', '2027-03-10T16:00:00Z'), { legs: [leg('4:30')], back: leg('4:30') }),
    ).toEqual([{ key: 'secondDriver' }]);
  });

  it('no second driver where two would not be enough either', () => {
    // 21 h of driving in one day.
    expect(adviceFor(trip({}), { legs: [leg('20:00')] }).some(({ key }) => key === 'secondDriver')).toBe(false);
  });

  it('a shift of 15 h 40 min: leave 40 min later or return 40 min earlier', () => {
    // 05:15 to 20:55 UTC.
    const advice = adviceFor(day('2027-03-10T06:00:00Z', '2027-03-10T18:25:00Z'), {
      legs: [leg('2:00')],
      back: leg('2:00'),
    });
    expect(advice).toEqual([
      { key: 'secondDriver' },
      // Or make the stop of 10 h 25 min a rest.
      { key: 'departEarlier', minutes: 35 },
      { key: 'departLater', minutes: 40 },
      { key: 'returnEarlier', minutes: 40 },
      { key: 'returnLater', minutes: 35 },
    ]);
  });

  it('wait 30 min longer at the destination, so that the stop is a rest', () => {
    // 10 h 30 min between arrival and return.
    const request = trip({ departure: at('2027-03-10T15:00:00Z'), return: at('2027-03-11T03:30:00Z') });
    const advice = adviceFor(request, { legs: [leg('2:00')], back: leg('2:00') });
    expect(advice).toContainEqual({ key: 'returnLater', minutes: 30 });
    expect(advice).toContainEqual({ key: 'departEarlier', minutes: 30 });
  });

  it('a day trip is not moved to another day', () => {
    // Ten minutes more would make the stop a rest, but it is 23:50 in Stockholm.
    const request = day('2027-03-10T10:00:00Z', '2027-03-10T22:50:00Z');
    const ways = { legs: [leg('2:00')], back: leg('2:00') };
    expect(adviceFor(request, ways).map(({ key }) => key)).not.toContain('returnLater');
    expect(adviceFor({ ...request, type: 'round-trip' }, ways)).toContainEqual({ key: 'returnLater', minutes: 10 });
  });

  it('stay longer at a stop on the way', () => {
    const request = trip({ departure: at('2027-03-10T07:00:00Z'), dwell: ['8:30'] });
    expect(adviceFor(request, { legs: [leg('5:00'), leg('5:00')] })).toContainEqual({
      key: 'stayLonger',
      minutes: 150,
      place: 'Gävle',
    });
  });

  it('a rest on the way, as late as is legal', () => {
    const advice = adviceFor(trip({ departure: at('2027-03-10T07:00:00Z') }), { legs: [leg('15:00')] });
    expect(advice).toEqual([
      { key: 'secondDriver' },
      // 30 min of positioning and 8 h 30 min are 9 h.
      { key: 'restOnTheWay', minutes: 510, place: 'Uppsala', to: 'Gävle' },
    ]);
  });

  it('says what the rules require where no single change is enough', () => {
    const drive = adviceFor(
      day('2027-03-10T06:00:00Z', '2027-03-10T20:00:00Z'),
      { legs: [leg('10:30')], back: leg('10:00') },
      two,
    );
    expect(drive).toContainEqual({ key: 'shorten', minutes: 210, shift: '2027-03-10T05:15:00.000Z' });
    const days = trip({
      departure: at('2027-03-10T06:00:00Z'),
      return: at('2027-03-13T06:00:00Z'),
      dwell: ['10:00', '10:00'],
    });
    const rest = adviceFor(days, { legs: [leg('8:00'), leg('8:00'), leg('8:00')], back: leg('8:00') });
    expect(rest).toContainEqual({ key: 'addRest', shift: '2027-03-10T05:15:00.000Z' });
  });

  it('following the advice makes the trip legal', () => {
    const request = day('2027-03-10T06:00:00Z', '2027-03-10T18:25:00Z');
    const ways = { legs: [leg('2:00')], back: leg('2:00') };
    const moved = (departure: number, back: number) => ({
      ...request,
      departure: new Date(request.departure.getTime() + departure * 60_000),
      return: new Date(request.return!.getTime() + back * 60_000),
    });
    expect(summary(plan(moved(40, 0), ways))).toBe('1 driver(s)');
    expect(summary(plan(moved(39, 0), ways))).toBe('tripTooLong');
    expect(summary(plan(moved(0, -40), ways))).toBe('1 driver(s)');
  });
});
