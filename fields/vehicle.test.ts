// Traces: S3-029, S3-030, S5-028, S5-029, S5-030
import { describe, expect, it } from 'vitest';
import '../app/forms/zod-messages';
import { vehicle } from './vehicle';

type Field = keyof typeof vehicle;
const read = (field: Field, typed: string | undefined): unknown => {
  const parsed = vehicle[field].schema.safeParse(typed);
  return parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message).join();
};

describe('a bus’s fields', () => {
  it.each<[Field, string | undefined, unknown]>([
    ['registrationNumber', ' abc 12d ', 'ABC12D'],
    ['registrationNumber', 'ABC-123', 'ABC123'],
    ['registrationNumber', 'ÅBC 123', 'forms.registrationNumber'],
    ['registrationNumber', 'A', 'forms.registrationNumber'],
    ['registrationNumber', undefined, 'forms.required'],
    ['busType', 'doubleDecker', 'doubleDecker'],
    ['busType', 'tram', 'forms.invalid'],
    ['busType', undefined, 'forms.choose'],
    ['seats', '53', 53],
    ['seats', '0', 'forms.atLeast,1'],
    ['seats', '-1', 'forms.atLeast,1'],
    ['seats', '−1', 'forms.atLeast,1'],
    ['seats', '--1', 'forms.wholeNumber'],
    ['seats', '12,5', 'forms.wholeNumber'],
    ['seats', '201', 'forms.atMost,200'],
    ['seats', undefined, 'forms.required'],
    ['wheelchairPlaces', '0', 0],
    ['wheelchairPlaces', '-2', 'forms.notNegative'],
    ['modelYear', undefined, null],
    ['modelYear', '1931', 'forms.year,1950,2100'],
    ['modelYear', 'ny', 'forms.wholeNumber'],
    ['fuelPerKm', '27,0', 270],
    ['fuelPerKm', '120', 1_200],
    ['fuelPerKm', '0', 'forms.atLeast,0.1'],
    ['fuelPerKm', '-3', 'forms.atLeast,0.1'],
    ['fuelPerKm', 'lite', 'forms.decimal'],
    ['pickupKilometres', undefined, null],
    ['pickupKilometres', '150', 150],
    ['pickupKilometres', '0', 'forms.atLeast,1'],
    ['externalId', undefined, ''],
    ['externalId', 'buss 7', 'forms.externalId'],
    ['externalId', 'buss-7', 'buss-7'],
    ['depotId', '', 'forms.choose'],
    ['model', undefined, ''],
    ['model', 'x'.repeat(81), 'forms.tooLong,80'],
  ])('%s %j is %j', (field, typed, meaning) => expect(read(field, typed)).toEqual(meaning));

  it('have equipment in four groups without overlaps', () => {
    expect(vehicle.comfort.schema.parse(['wifi', 'toilet'])).toEqual(['wifi', 'toilet']);
    expect(vehicle.comfort.schema.parse(undefined)).toEqual([]);
    expect(vehicle.safety.schema.safeParse(['wifi']).success).toBe(false);
  });
});
