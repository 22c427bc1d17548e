import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ServiceKind } from '@states/trip-words';
import { checkDriving, type DrivingTerms } from './driving-rules';
import { segments } from './testing/trips';

const terms: DrivingTerms = { drivers: 1, service: 'occasional', allowTenHours: false, maximumDrivingHours: 9 };
const broken = (text: string, changed: Partial<DrivingTerms> = {}, start?: string) =>
  checkDriving(segments(text, start), { ...terms, ...changed }).map(({ rule, over }) => `${rule} ${over / 60_000}`);

const pauses = (first: string, second: string) => `drive 1:30, wait ${first}, drive 1:30, wait ${second}, drive 1:31`;

describe('breaks', () => {
  test.each<[string, string, ServiceKind, string[]]>([
    ['4 h 30 min unbroken passes', 'drive 4:30', 'occasional', []],
    ['4 h 31 min unbroken fails', 'drive 4:31', 'occasional', ['break 1']],
    ['and in two pieces with an empty drive', 'empty 1:00, drive 3:31', 'occasional', ['break 1']],
    ['loading is no break', 'empty 2:00, load 0:45, drive 2:31', 'occasional', ['break 1']],
    ['45 min', 'drive 4:30, break 0:45, drive 4:30', 'occasional', []],
    ['44 min', 'drive 4:30, break 0:44, drive 4:29', 'occasional', ['break 269']],
    ['20 and 25 min passes occasional', pauses('0:20', '0:25'), 'occasional', []],
    ['20 and 25 min fails regular', pauses('0:20', '0:25'), 'regular', ['break 1']],
    ['30 and 15 min passes occasional', pauses('0:30', '0:15'), 'occasional', []],
    ['30 and 15 min fails regular', pauses('0:30', '0:15'), 'regular', ['break 1']],
    ['15 and 30 min passes occasional', pauses('0:15', '0:30'), 'occasional', []],
    ['15 and 30 min passes regular', pauses('0:15', '0:30'), 'regular', []],
    ['14 and 31 min fails', pauses('0:14', '0:31'), 'occasional', ['break 1']],
    ['20 and 24 min fails', pauses('0:20', '0:24'), 'occasional', ['break 1']],
    ['31 and 14 min fails', pauses('0:31', '0:14'), 'occasional', ['break 1']],
    ['two pauses side by side are one', 'drive 4:30, wait 0:20, break 0:25, drive 1:00', 'regular', []],
    ['loading parts a pause', 'drive 4:30, wait 0:40, load 0:15, wait 0:40, drive 1:00', 'regular', []],
    ['into two that are too short', 'drive 4:30, wait 0:14, load 0:15, wait 0:40, drive 1:00', 'regular', ['break 60']],
    ['after a break the count begins anew', 'drive 2:00, wait 0:15, drive 2:30, wait 0:30, drive 4:30', 'regular', []],
    ['an old part of a break is used up', `${pauses('0:20', '0:25')}, wait 0:25, drive 3:00`, 'occasional', ['break 1']],
    ['every stretch that is too long', 'drive 4:31, wait 0:45, drive 4:29', 'occasional', ['break 1']],
  ])('%s', (_, text, service, expected) => expect(broken(text, { service })).toEqual(expected)); // prettier-ignore

  it('two drivers take theirs while the other drives', () => {
    expect(broken('drive 9:00', { drivers: 2 })).toEqual([]);
  });
});

/** That much driving in pieces with full breaks; from 06:00 in Stockholm. */
const EARLY = '2027-03-10T05:00:00Z';
const driving = (rest: string, pieces = 2) => `${'drive 4:30, break 0:45, '.repeat(pieces)}drive ${rest}`;

describe('driving a day', () => {
  test.each([
    ['9 h', 'drive 4:30, break 0:45, drive 4:30', {}, []],
    ['9 h 01', driving('0:01'), {}, ['dailyDriving 1']],
    ['10 h where the operator allows it', driving('1:00'), { allowTenHours: true }, []],
    ['10 h 01 needs two drivers', driving('1:01'), { allowTenHours: true }, ['dailyDriving 1']],
    ['whom it suits', driving('1:01'), { drivers: 2 as const }, []],
    ['18 h with two', 'drive 18:00', { drivers: 2 as const }, []],
    ['18 h 01 with two', 'drive 18:01', { drivers: 2 as const }, ['dailyDriving 1']],
    ['20 h with two where the operator allows 10 each', 'drive 20:00', { drivers: 2 as const, allowTenHours: true }, []],
    // 20 h 01 cannot be driven without touching 01–05, and is more than 10 h of work each.
    ['20 h 01', 'drive 20:01', { drivers: 2 as const, allowTenHours: true }, ['dailyDriving 1', 'nightWork 0.5']],
    ['a lower setting', 'drive 4:30, break 0:45, drive 3:31', { maximumDrivingHours: 8 }, ['dailyDriving 1']],
    ['driving empty counts', 'empty 4:30, break 0:45, drive 4:31', {}, ['dailyDriving 1', 'break 1']],
    ['a new day after a rest', `${driving('0:00')}, rest 11:00, ${driving('0:00')}`, {}, []],
  ])('%s', (_, text, changed, expected) => expect(broken(text, changed, EARLY).sort()).toEqual([...expected].sort())); // prettier-ignore

  it('10 h on two days of a trip, not on a third', () => {
    const day = driving('1:00');
    const days = (count: number) => Array.from({ length: count }, () => day).join(', rest 12:30, ');
    expect(broken(days(2), { allowTenHours: true }, EARLY)).toEqual([]);
    expect(broken(days(3), { allowTenHours: true }, EARLY)).toEqual(['dailyDriving 60']);
  });
});

describe('shift and daily rest', () => {
  // Half an hour out, a long wait, half an hour back; from 06:00, so that the night is never touched.
  const shift = (wait: string) => `drive 0:30, wait ${wait}, drive 0:30`;
  // Without any pause of 3 h: the rest cannot be taken in two parts.
  const busy = (wait: string) => `load 5:00, wait 2:00, load 1:00, wait ${wait}, load 5:00`;

  test.each([
    ['15 h', shift('14:00'), {}, []],
    ['15 h 01', shift('14:01'), {}, ['shift 1']],
    ['21 h with two drivers', shift('20:00'), { drivers: 2 as const }, []],
    ['21 h 01 with two drivers', shift('20:01'), { drivers: 2 as const }, ['shift 1']],
    ['13 h 01 on three days, with reduced rests', [1, 2, 3].map(() => busy('0:01')).join(', rest 11:00, '), {}, []],
    ['not on a fourth', [1, 2, 3, 4].map(() => busy('0:01')).join(', rest 11:00, '), {}, ['shift 1']],
    ['13 h on four days', [1, 2, 3, 4].map(() => busy('0:00')).join(', rest 11:00, '), {}, []],
    ['15 h on four days when 3 h of rest are in each', [1, 2, 3, 4].map(() => shift('14:00')).join(', rest 11:00, '), {}, []],
    ['exactly 3 h are the first part of a rest', [1, 2, 3, 4].map(() => 'load 6:00, wait 3:00, load 6:00').join(', rest 11:00, '), {}, []],
    ['a minute less is not', [1, 2, 3, 4].map(() => 'load 6:00, wait 2:59, load 6:01').join(', rest 11:00, '), {}, ['shift 120']],
    ['9 h at home are a reduced rest', `${shift('10:00')}, home 9:00, ${shift('10:00')}`, {}, []],
    ['less is a pause of a shift', `${shift('4:00')}, home 8:59, ${shift('4:00')}`, {}, ['shift 239']],
    ['a stop of less than 11 h is a pause of a shift', `${shift('2:00')}, wait 10:59, ${shift('1:01')}`, {}, ['shift 60']],
  ])('%s', (_, text, changed, expected) =>
    // Night work is another rule.
    expect(broken(text, changed, EARLY).filter((one) => !one.startsWith('nightWork'))).toEqual(expected),
  ); // prettier-ignore

  it('a trip over several days without a rest is one shift', () => {
    expect(broken('drive 2:00, wait 10:00, drive 2:00, wait 10:00, drive 2:00', {}, EARLY)).toContain('shift 660');
  });

  it('the weekly rest begins within six days', () => {
    const days = (count: number) =>
      Array.from({ length: count }, () => 'drive 4:00, wait 4:00, drive 4:00').join(', rest 12:00, ');
    expect(broken(days(6), {}, EARLY)).toEqual([]);
    expect(broken(days(7), {}, EARLY)).toEqual(['weeklyRest 720']);
    expect(broken(`${days(5)}, rest 45:00, ${days(5)}`, {}, EARLY)).toEqual([]);
    expect(broken(`${days(5)}, rest 44:00, ${days(2)}`, {}, EARLY)).toEqual(['weeklyRest 2640']);
  });
});

describe('night work', () => {
  // Stockholm is an hour ahead of UTC in winter. 10 h 01 of work, little of it driving.
  const work = (rest: string) => `load 5:00, wait 1:00, load ${rest}`;
  test.each([
    ['10 h 01 of work, ending at 01:00', work('4:01'), '2027-03-10T13:59:00Z', []],
    ['10 h 01, ending at 01:01', work('4:01'), '2027-03-10T14:00:00Z', ['nightWork 1']],
    ['10 h, ending at 01:01', work('4:00'), '2027-03-10T14:01:00Z', []],
    ['10 h 01, beginning at 05:00', work('4:01'), '2027-03-10T04:00:00Z', []],
    ['10 h 01, beginning at 04:59', work('4:01'), '2027-03-10T03:59:00Z', ['nightWork 1']],
    ['of a wait only the first hour is work', 'load 5:00, wait 4:00, load 4:00', '2027-03-10T12:00:00Z', []],
    ['a break is none', 'load 5:00, break 1:01, load 5:00', '2027-03-10T14:00:00Z', []],
    ['at home is none', 'load 5:00, home 1:01, load 5:00', '2027-03-10T14:00:00Z', []],
    ['work of the next shift within 24 h counts', 'load 8:00, rest 11:00, load 2:01', '2027-03-10T00:00:00Z', ['nightWork 1']],
    ['what begins after 24 h takes nothing off', 'load 8:00, rest 11:00, load 2:01, rest 11:00, load 5:00', '2027-03-10T00:00:00Z', ['nightWork 1']],
    ['beyond 24 h it does not', 'load 8:00, rest 14:00, load 2:01', '2027-03-10T00:00:00Z', []],
    ['spring: 01:01 is still 01:01', work('4:01'), '2027-03-27T14:00:00Z', ['nightWork 1']],
    ['spring: 05:00 is an hour earlier', work('4:01'), '2027-03-28T03:00:00Z', []],
    ['spring: 04:59', work('4:01'), '2027-03-28T02:59:00Z', ['nightWork 1']],
    ['autumn: 05:00', work('4:01'), '2027-10-31T04:00:00Z', []],
    ['autumn: 04:59', work('4:01'), '2027-10-31T03:59:00Z', ['nightWork 1']],
    ['summer', work('4:01'), '2027-07-10T13:00:00Z', ['nightWork 1']],
  ])('%s', (_, text, start, expected) => expect(broken(text, {}, start)).toEqual(expected)); // prettier-ignore

  it('two drivers share the driving', () => {
    expect(broken('drive 18:00', { drivers: 2 }, '2027-03-10T17:00:00Z')).toEqual([]);
    expect(broken('load 2:00, drive 16:02', { drivers: 2 }, '2027-03-10T17:00:00Z')).toEqual(['nightWork 1']);
  });
});

describe('always', () => {
  const piece = fc.tuple(
    fc.constantFrom('drive', 'empty', 'load', 'wait', 'break', 'rest', 'home'),
    fc.integer({ min: 1, max: 900 }),
  );
  const timeline = fc
    .array(piece, { minLength: 1, maxLength: 10 })
    .map((pieces) => pieces.map(([kind, minutes]) => `${kind} ${Math.floor(minutes / 60)}:${minutes % 60}`).join(', '));
  const someTerms = fc.record({
    drivers: fc.constantFrom<1 | 2>(1, 2), service: fc.constantFrom<ServiceKind>('occasional', 'regular'),
    allowTenHours: fc.boolean(), maximumDrivingHours: fc.constant(9),
  }); // prettier-ignore

  it('splitting a segment in two changes nothing', () => {
    fc.assert(
      fc.property(timeline, someTerms, fc.nat(9), fc.integer({ min: 1, max: 99 }), (text, of, which, percent) => {
        const whole = segments(text, '2027-10-30T10:00:00Z');
        const index = which % whole.length;
        const { start, end, metres, kind } = whole[index]!;
        const middle = start + Math.floor(((end - start) * percent) / 100);
        const halves = [
          { kind, start, end: middle, metres: 0 },
          { kind, start: middle, end, metres },
        ];
        expect(checkDriving(whole.toSpliced(index, 1, ...halves), of)).toEqual(checkDriving(whole, of));
      }),
    );
  });

  it('the clock change shifts no duration: breaks, driving, shifts and weeks are those of any other time', () => {
    fc.assert(
      fc.property(timeline, someTerms, (text, of) => {
        const rules = (start: string) =>
          checkDriving(segments(text, start), of)
            .filter(({ rule }) => rule !== 'nightWork')
            .map(({ rule, over }) => [rule, over]);
        const summer = rules('2027-06-05T12:00:00Z');
        expect(rules('2027-03-27T12:00:00Z')).toEqual(summer);
        expect(rules('2027-10-30T12:00:00Z')).toEqual(summer);
      }),
    );
  });

  it('what an occasional service may not do, a regular one may not either', () => {
    fc.assert(
      fc.property(timeline, (text) => {
        const breaks = (service: ServiceKind) =>
          broken(text, { service }).filter((one) => one.startsWith('break')).length;
        fc.pre(breaks('regular') === 0);
        expect(breaks('occasional')).toBe(0);
      }),
    );
  });
});
