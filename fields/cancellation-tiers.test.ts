// Traces: S3-058, S3-059, S5-033, S5-034, S5-035, S8-051, S8-052, S8-053, S8-110, S8-111, S9-017, S9-018
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { checkCancellationTiers, checkMinimumTiers, tiersForm } from './cancellation-tiers';

describe('tiers of an operator', () => {
  const minimum = [
    { hours: 24, basisPoints: 2_500 },
    { hours: 72, basisPoints: 1_000 },
  ];
  const check = (...tiers: [hours: number, basisPoints: number][]) =>
    checkCancellationTiers(
      tiers.map(([hours, basisPoints]) => ({ hours, basisPoints })),
      minimum,
    ).map(({ key, index }) => `${index} ${key}`);

  test.each<[string, [number, number][], string[]]>([
    [
      'good ones',
      [
        [24, 5_000],
        [72, 1_100],
        [744, 100],
      ],
      [],
    ],
    ['none', [], []],
    ['as high as the minimum', [[24, 2_500]], ['0 cancellation.aboveMinimum']],
    ['a hundredth above it', [[24, 2_501]], []],
    ['hours between two minimum tiers: the longer one counts', [[48, 1_000]], ['0 cancellation.aboveMinimum']],
    ['hours beyond every minimum tier', [[73, 100]], []],
    ['fewer hours than every minimum tier', [[1, 2_500]], ['0 cancellation.aboveMinimum']],
    [
      'below the minimum and below another step: the minimum is told',
      [
        [72, 1_100],
        [24, 1_099],
      ],
      ['1 cancellation.aboveMinimum'],
    ],
    ['0 hours', [[0, 5_000]], ['0 cancellation.hours']],
    ['745 hours', [[745, 5_000]], ['0 cancellation.hours']],
    ['half an hour', [[1.5, 5_000]], ['0 cancellation.hours']],
    ['less than a percent', [[100, 99]], ['0 cancellation.percent']],
    ['over 100 percent', [[100, 10_001]], ['0 cancellation.percent']],
    [
      'the same hours twice',
      [
        [24, 5_000],
        [24, 5_000],
      ],
      ['1 cancellation.sameHours'],
    ],
    [
      'a percent that rises with hours',
      [
        [72, 5_000],
        [24, 4_999],
      ],
      ['1 cancellation.percentRises'],
    ],
    [
      'the same percent for more hours',
      [
        [72, 5_000],
        [24, 5_000],
      ],
      [],
    ],
  ])('%s', (_, tiers, expected) => expect(check(...tiers)).toEqual(expected));
});

describe('the minimum', () => {
  const check = (...tiers: [hours: number, basisPoints: number][]) =>
    checkMinimumTiers(tiers.map(([hours, basisPoints]) => ({ hours, basisPoints }))).map(
      ({ key, index, params }) => `${index} ${[key, ...params].join(',')}`,
    );
  test.each<[string, [number, number][], string[]]>([
    ['none', [], []],
    ['nothing, which any fee is above', [[168, 0]], []],
    ['99 percent', [[24, 9_900]], []],
    ['more than any fee could be above', [[24, 9_901]], ['0 cancellation.percent,0,99']],
    ['0 hours', [[0, 100]], ['0 cancellation.hours,1,744']],
    ['the same hours twice', [[24, 100], [24, 100]], ['1 cancellation.sameHours,24']], // prettier-ignore
    ['a percent that rises with hours', [[72, 200], [24, 100]], ['1 cancellation.percentRises,72,2']], // prettier-ignore
    ['one step that is too low, and not those before it', [[168, 500], [72, 500], [24, 300]], ['2 cancellation.percentRises,168,5']], // prettier-ignore
  ])('%s', (_, tiers, expected) => expect(check(...tiers)).toEqual(expected));

  it('leaves operators a choice at every hour: 100 percent is above it', () => {
    const tier = fc.record({ hours: fc.integer({ min: 1, max: 744 }), basisPoints: fc.nat(9_900) });
    fc.assert(
      fc.property(fc.array(tier, { maxLength: 6 }), fc.integer({ min: 1, max: 744 }), (minimum, hours) => {
        fc.pre(checkMinimumTiers(minimum).length === 0);
        expect(checkCancellationTiers([{ hours, basisPoints: 10_000 }], minimum)).toEqual([]);
      }),
    );
  });
});

describe('the form of tiers', () => {
  const minimum = [{ hours: 24, basisPoints: 2_500 }];
  const read = (fields: Record<string, string>) => {
    const result = tiersForm((tiers) => checkCancellationTiers(tiers, minimum)).safeParse({ revision: 'r', ...fields });
    return result.success
      ? result.data.tiers
      : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  test.each<[string, Record<string, string>, unknown]>([
    ['nothing', {}, []],
    ['empty rows', { hours0: '', percent0: ' ' }, []],
    ['a row between empty ones', { hours2: ' 48 ', percent2: '12,5' }, [{ hours: 48, basisPoints: 1_250 }]],
    ['hours alone', { hours0: '24' }, ['percent0: forms.required']],
    ['a percent alone', { percent3: '50' }, ['hours3: forms.required']],
    ['no numbers', { hours0: 'ett', percent0: '1,234' }, ['hours0: forms.wholeNumber', 'percent0: forms.decimal']],
    ['a negative percent', { hours0: '30', percent0: '-5' }, ['percent0: cancellation.percent,1,100']],
    ['745 hours', { hours1: '745', percent1: '10' }, ['hours1: cancellation.hours,1,744']],
    ['what the minimum forbids', { hours4: '24', percent4: '25' }, ['percent4: cancellation.aboveMinimum,25,24']],
    [
      'the same hours, in rows apart',
      { hours0: '48', percent0: '10', hours5: '48', percent5: '10' },
      ['hours5: cancellation.sameHours,48'],
    ],
    [
      'a percent that rises',
      { hours0: '72', percent0: '60', hours5: '24', percent5: '50' },
      ['percent5: cancellation.percentRises,72,60'],
    ],
  ])('%s', (_, fields, expected) => expect(read(fields)).toEqual(expected));
});
