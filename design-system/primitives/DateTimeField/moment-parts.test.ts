import { expect, it } from 'vitest';
import { momentParts, partsText } from './moment-parts';

it.each([
  ['2027-03-10T08:00', { day: '2027-03-10', time: '08:00' }],
  ['12/5, 18.30', { day: '12/5', time: '18.30' }],
  ['12 maj', { day: '12 maj', time: '' }],
  // The day was cleared, the time was not.
  [', 18:00', { day: '', time: '18:00' }],
  ['', { day: '', time: '' }],
])('«%s» fills both fields, and is read from them again', (text, parts) => {
  expect(momentParts(text)).toEqual(parts);
  expect(partsText(parts)).toBe(text);
});
