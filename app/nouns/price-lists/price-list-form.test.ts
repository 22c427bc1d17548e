import { describe, expect, it } from 'vitest';
import '~/forms/zod-messages';
import { priceListForm, type Scope } from './price-list-form';

const faults = (scope: Scope, typed: Record<string, unknown>, kind: 'driving' | 'driver' = 'driving') =>
  (priceListForm(kind, scope).safeParse(typed).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe("a price list's form", () => {
  it('tells everything that is wrong at once: what is empty, and what the rules between the fields say', () =>
    expect(faults('exception', { validFrom: '2027-03-10' })).toEqual([
      'name: forms.required',
      'validTo: priceList.endMissing',
      'pricePerKm: forms.required',
      'subjects: priceList.noVehicles',
    ]));
  it('says nothing more of a field that cannot be read', () =>
    expect(
      faults('exception', {
        name: 'Jul',
        validFrom: '2027-03-10',
        validTo: 'snart',
        pricePerKm: '14',
        subjects: ['1'],
      }),
    ).toEqual(['validTo: forms.day']));
  it('compares only what can be read', () => {
    const typed = { name: 'Jul', validFrom: '2027-03-10', pricePerKm: '14' };
    expect(faults('basic', { ...typed, freeMetres: 'abc', minimumMetres: '0' })).toEqual(['freeMetres: forms.decimal']);
    expect(faults('basic', { ...typed, freeMetres: '10', minimumMetres: '9', maximumMetres: '8' })).toEqual([
      'minimumMetres: priceList.minimumBelowFree',
      'maximumMetres: priceList.maximumNotAbove',
    ]);
    expect(faults('basic', { ...typed, validFrom: 'snart', validTo: '2027-03-10' })).toEqual(['validFrom: forms.day']);
  });
  it('finds an addition above 100 percent, with everything else', () => {
    const units = { obWeekdayUnit: 'percent', obWeekendUnit: 'amount', overtimeNormalUnit: 'amount', overtimeQualifiedUnit: 'amount' }; // prettier-ignore
    const typed = { ...units, validFrom: '2027-03-10', costPerHour: '300', obWeekday: '101', obWeekend: '101' };
    expect(faults('basic', typed, 'driver')).toEqual(['name: forms.required', 'obWeekday: forms.atMost,100']);
  });
});
