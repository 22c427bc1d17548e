import { expect, it } from 'vitest';
import { capitalized, withinSentence } from './letter-case';

it.each([
  ['Toalett', 'toalett'],
  ['Air conditioning', 'air conditioning'],
  ['Älgvarnare', 'älgvarnare'],
  ['Wi-Fi', 'Wi-Fi'],
  ['USB-uttag', 'USB-uttag'],
  ['Euro 6', 'Euro 6'],
  ['', ''],
])('%s is %s within a sentence', (alone, within) => {
  expect(withinSentence(alone)).toBe(within);
});

it('begins a line with a capital', () => {
  expect(['nytt bolag', '4,2 (31 betyg)', ''].map(capitalized)).toEqual(['Nytt bolag', '4,2 (31 betyg)', '']);
});
