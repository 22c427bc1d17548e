import { expect, it, test } from 'vitest';
import { emissionsGrams } from './emissions';

/** A coach of 50 seats, 60 % full, at 24 litres per 100 km; hydrotreated oil has slightly less energy per litre. */
const perPassengerKm = (fuel: 'diesel' | 'hvo100', perKm: number) => emissionsGrams(100_000, fuel, perKm) / 100 / 30;

it('is about 27 g per passenger-kilometre with diesel and 14 g with HVO', () => {
  expect(perPassengerKm('diesel', 240)).toBeCloseTo(27, 0);
  expect(perPassengerKm('hvo100', 254)).toBeCloseTo(14, 0);
});

test.each([
  ['diesel', 338_400],
  ['b30', 286_480],
  ['diesel18', 307_247],
  ['hvo100', 170_340],
  ['petrol', 300_800],
  ['electric', 5_900],
] as const)('1 000 km at 0.1 l or kWh per km: %s', (fuel, grams) => {
  expect(Math.abs(emissionsGrams(1_000_000, fuel, 100) - grams)).toBeLessThan(25);
});

it('is 0 where nothing is driven', () => expect(emissionsGrams(0, 'diesel', 270)).toBe(0));
