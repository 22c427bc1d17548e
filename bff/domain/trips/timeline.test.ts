import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { itineraryOf } from './itinerary';
import { buildTimeline, type StartWays, type TimelineTerms, type TripWays } from './timeline';
import { at, leg, reach, told, trip } from './testing/trips';
import type { TripRequest } from './trip-request';

const terms: TimelineTerms = { preparationMinutes: 15, service: 'occasional', drivers: 1, between: 'wait' };
const near: StartWays = { toFirst: reach('0:30') };

function laid(request: TripRequest, ways: TripWays, start: StartWays = near, changed: Partial<TimelineTerms> = {}) {
  const timeline = buildTimeline(request, ways, start, { ...terms, ...changed });
  if (!timeline.ok) throw new Error(timeline.reason);
  return timeline.segments;
}

const dayTrip = trip({ type: 'day-trip', return: at('2027-03-10T16:00:00Z') });
const day = { legs: [leg('1:20')], back: leg('1:25') };

describe('shape', () => {
  it('one-way: through all stops, then back to the starting position from the last', () => {
    const request = trip({ dwell: ['0:00', '0:40'] });
    const ways = { legs: [leg('1:00'), leg('2:00'), leg('1:10')] };
    expect(told(laid(request, ways, { toFirst: reach('0:30'), fromLast: reach('3:00') }, { drivers: 2 }))).toBe(
      'empty 0:30, load 0:15, drive 1:00, drive 2:00, wait 0:40, drive 1:10, empty 3:00',
    );
  });

  it('day trip: waits at the last stop, goes straight back to the first, then to the starting position', () => {
    const segments = laid(dayTrip, day);
    expect(told(segments)).toBe('empty 0:30, load 0:15, drive 1:20, wait 7:40, drive 1:25, empty 0:30');
    // The bus leaves at the departure and at the return; loading ends at the departure.
    expect(new Date(segments[2]!.start).toISOString()).toBe('2027-03-10T07:00:00.000Z');
    expect(new Date(segments[4]!.start).toISOString()).toBe('2027-03-10T16:00:00.000Z');
  });

  it('round trip: a stop of exactly 11 h is one rest, a minute less one wait', () => {
    const round = (hours: string) => told(laid(trip({ return: at(hours) }), day)).split(', ')[3];
    expect(round('2027-03-10T19:20:00Z')).toBe('rest 11:00');
    expect(round('2027-03-10T19:19:00Z')).toBe('wait 10:59');
  });

  it('no wait where the bus leaves at once', () => {
    expect(told(laid(trip({ return: at('2027-03-10T08:20:00Z') }), day))).toBe(
      'empty 0:30, load 0:15, drive 1:20, drive 1:25, empty 0:30',
    );
  });

  it('a ferry on a leg is a wait without metres', () => {
    const segments = laid(trip({}), { legs: [leg('1:00', '~0:20', '0:40')] }, { toFirst: reach('0:30', '0:10') });
    expect(told(segments)).toBe(
      'empty 0:30, wait 0:10, load 0:15, drive 1:00, wait 0:20, drive 0:40, empty 0:30, wait 0:10',
    );
    expect(segments.filter((segment) => segment.kind === 'wait').every((segment) => segment.metres === 0)).toBe(true);
  });

  it('arriving after the return is refused with the earliest possible return', () => {
    expect(buildTimeline(trip({ return: at('2027-03-10T08:19:00Z') }), day, near, terms)).toEqual({
      ok: false,
      reason: 'returnTooEarly',
      earliestReturn: Date.parse('2027-03-10T08:20:00Z'),
    });
  });

  it('has no load when there is no preparation time', () => {
    expect(told(laid(dayTrip, day, near, { preparationMinutes: 0 }))).toMatch(/^empty 0:30, drive 1:20/);
  });
});

describe('at home in between', () => {
  const request = (hours: string) => trip({ return: at(hours) });
  const start = { toFirst: reach('0:30'), fromLast: reach('1:00') };
  const home = (hours: string) => buildTimeline(request(hours), day, start, { ...terms, between: 'home' });

  it('drives home, is back at the return', () => {
    const timeline = home('2027-03-10T16:00:00Z');
    expect(timeline.ok && told(timeline.segments)).toBe(
      'empty 0:30, load 0:15, drive 1:20, empty 1:00, home 5:40, empty 1:00, drive 1:25, empty 0:30',
    );
  });

  it('only for at least an hour', () => {
    expect(home('2027-03-10T11:20:00Z').ok).toBe(true);
    expect(home('2027-03-10T11:19:00Z')).toEqual({ ok: false, reason: 'noTimeAtHome' });
  });

  it('only where there is a way home', () => {
    const timeline = buildTimeline(request('2027-03-11T16:00:00Z'), day, near, { ...terms, between: 'home' });
    expect(timeline).toEqual({ ok: false, reason: 'noTimeAtHome' });
  });
});

describe('inserted breaks', () => {
  const oneWay = (driven: string[], changed: Partial<TimelineTerms> = {}, dwell: string[] = []) =>
    told(
      laid(
        trip({ dwell }),
        { legs: driven.map((each) => leg(each)) },
        { toFirst: reach('0:30'), fromLast: reach('0:10') },
        changed,
      ),
    )
      .replace('empty 0:30, load 0:15, ', '')
      .replace(/, empty 0:10$/, '');

  test.each([
    ['driving up to 4 h 30 min, positioning counted, needs none', ['3:50'], [], 'drive 3:50'],
    ['beyond it, the break comes where driving reaches it', ['5:00'], [], 'drive 4:00, break 0:45, drive 1:00'],
    ['a stop of 45 min is a break, whole', ['3:50', '4:20'], ['0:45'], 'drive 3:50, wait 0:45, drive 4:20'],
    ['a stop of 44 min is not: a minute more than 15 is asked for', ['3:50', '4:00'], ['0:44'], 'drive 3:50, wait 0:44, drive 0:10, break 0:15, drive 3:50'],
    ['of 14 min not at all', ['3:50', '4:00'], ['0:14'], 'drive 3:50, wait 0:14, drive 0:10, break 0:45, drive 3:50'],
    ['20 and 25 min add up', ['2:00', '2:00', '4:20'], ['0:20', '0:25'], 'drive 2:00, wait 0:20, drive 2:00, wait 0:25, drive 4:20'],
    ['30 and 15 min add up', ['2:00', '2:00', '4:20'], ['0:30', '0:15'], 'drive 2:00, wait 0:30, drive 2:00, wait 0:15, drive 4:20'],
    ['15, 15 and 15 do not', ['1:00', '1:00', '1:00', '3:00'], ['0:15', '0:15', '0:15'], 'drive 1:00, wait 0:15, drive 1:00, wait 0:15, drive 1:00, wait 0:15, drive 1:00, break 0:30, drive 2:00'],
  ])('%s', (_, driven, dwell, expected) => expect(oneWay(driven, {}, dwell)).toBe(expected)); // prettier-ignore

  test.each([
    ['15 then 30', ['0:15', '0:30'], 'drive 2:00, wait 0:15, drive 2:00, wait 0:30, drive 4:00'],
    ['30 then 15 lacks 30', ['0:30', '0:15'], 'drive 2:00, wait 0:30, drive 2:00, wait 0:15, break 0:15, drive 4:00'],
    ['20 and 25 lacks 5', ['0:20', '0:25'], 'drive 2:00, wait 0:20, drive 2:00, wait 0:25, break 0:05, drive 4:00'],
  ])('regular services: %s', (_, dwell, expected) => {
    // The positioning of 30 min makes the driving before the second stop exactly 4 h 30 min.
    expect(oneWay(['2:00', '2:00', '4:00'], { service: 'regular' }, dwell)).toBe(expected);
  });

  it('two drivers need none', () => expect(oneWay(['9:00'], { drivers: 2 })).toBe('drive 9:00'));

  it('a ferry and a stop after it are one pause', () => {
    const request = trip({ dwell: ['0:25'] });
    const ways = { legs: [leg('3:30', '~0:20'), leg('4:00')] };
    expect(told(laid(request, ways, { toFirst: reach('0:30'), fromLast: reach('0:10') }))).not.toContain('break');
  });

  it('loading between two ferries splits the pause', () => {
    const start = { toFirst: reach('0:30', '0:30'), fromLast: reach('0:10') };
    const ways = { legs: [leg('~0:20', '4:05')] };
    // 30 and 20 min are no break in a regular service; in an occasional one they are.
    expect(told(laid(trip({}), ways, start, { service: 'regular' }))).toContain('drive 4:00, break 0:30, drive 0:05');
    expect(told(laid(trip({}), ways, start))).not.toContain('break');
  });

  it('the metres of a leg are divided and none is lost', () => {
    const segments = laid(trip({}), { legs: [leg('10:01')] }, { toFirst: reach('0:30'), fromLast: reach('0:10') });
    const driven = segments.filter((segment) => segment.kind === 'drive');
    expect(driven.length).toBe(3);
    expect(driven.reduce((sum, segment) => sum + segment.metres, 0)).toBe(leg('10:01').metres);
  });
});

describe('always', () => {
  const clock = (most: number) =>
    fc.integer({ min: 1, max: most }).map((minutes) => `${Math.floor(minutes / 60)}:${minutes % 60}`);

  it('in order, without gaps, with all metres and the driving of its legs', () => {
    const drivers = fc.constantFrom<1 | 2>(1, 2);
    const service = fc.constantFrom<TimelineTerms['service']>('occasional', 'regular');
    fc.assert(
      fc.property(
        fc.array(clock(400), { minLength: 1, maxLength: 4 }), fc.array(clock(90), { minLength: 3, maxLength: 3 }),
        clock(120), clock(300), drivers, service,
        // Departures around both clock changes: durations are between instants.
        fc.constantFrom('2027-03-27T20:00:00Z', '2027-10-30T20:00:00Z', '2027-06-01T05:00:00Z'),
        (driven, dwell, positioning, home, crew, kind, departure) => {
          const request = trip({ departure: at(departure), dwell: dwell.slice(0, driven.length - 1) });
          const ways = { legs: driven.map((each) => leg(each)) };
          const start = { toFirst: reach(positioning), fromLast: reach(home) };
          const segments = laid(request, ways, start, { drivers: crew, service: kind });
          segments.forEach((segment, index) => {
            expect(segment.end).toBeGreaterThan(segment.start);
            if (index > 0) expect(segment.start).toBe(segments[index - 1]!.end);
          });
          const sum = (kinds: string[], of: (segment: (typeof segments)[number]) => number) =>
            segments.filter((segment) => kinds.includes(segment.kind)).reduce((total, segment) => total + of(segment), 0);
          const total = (of: 'metres' | 'seconds') => ways.legs.reduce((all, each) => all + each[of], 0);
          expect(sum(['drive'], (segment) => segment.metres)).toBe(total('metres'));
          expect(sum(['drive'], (segment) => segment.end - segment.start)).toBe(total('seconds') * 1_000);
          expect(sum(['driveEmpty'], (segment) => segment.metres)).toBe(start.toFirst.metres + start.fromLast.metres);
          expect(segments.find((segment) => segment.kind === 'load')!.end).toBe(request.departure.getTime());
        },
      ), // prettier-ignore
      { numRuns: 300 },
    );
  });
});

describe('itinerary', () => {
  const clock = (millis: number | null) => (millis === null ? '–' : new Date(millis).toISOString().slice(11, 16));
  const shown = (request: TripRequest, ways: TripWays, start = near) =>
    itineraryOf(request, laid(request, ways, start)).map(
      ({ stop, direction, arrival, departure }) => `${direction} ${stop} ${clock(arrival)} ${clock(departure)}`,
    );

  it('has both times of every stop on the way, even where the bus only stops for a moment', () => {
    const request = trip({ dwell: ['0:00', '0:40'] });
    expect(shown(request, { legs: [leg('1:00'), leg('1:10'), leg('0:30')] })).toEqual([
      'out 0 – 07:00',
      'out 1 08:00 08:00',
      'out 2 09:10 09:50',
      'out 3 10:20 –',
    ]);
  });

  it('goes back from the last stop straight to the first', () => {
    expect(shown(dayTrip, day)).toEqual(['out 0 – 07:00', 'out 1 08:20 –', 'back 1 – 16:00', 'back 0 17:25 –']);
  });

  it('arrives when the ferry does; a break due at a stop is taken there', () => {
    const request = trip({ dwell: ['0:10'] });
    expect(shown(request, { legs: [leg('4:00', '~0:05'), leg('1:00')] })).toEqual([
      'out 0 – 07:00',
      'out 1 11:05 11:45', // 5 min of ferry, 10 of stop and 30 more make 45
      'out 2 12:45 –',
    ]);
  });

  it('does not change the passengers’ times where a bus has no break', () => {
    const segments = laid(dayTrip, day);
    expect(segments[0]!.start).toBe(dayTrip.departure.getTime() - 45 * MINUTE);
  });
});
