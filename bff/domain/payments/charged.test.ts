import { describe, expect, it } from 'vitest';
import { readCharge } from './charged';

describe('what a card was charged, as somebody says it', () => {
  it.each(['10 376', '10376', '10 376 kr', '10.376 kr', '10376:-', 'SEK 10,376', 'betalning 10 376'])(
    '«%s» is an amount, rounded or cut off',
    (text) => expect(readCharge(text)).toEqual({ amount: { from: 1_037_550, until: 1_037_699 } }),
  );

  it.each(['10 376,40', '10 376,40 kr', '10,376.40'])('«%s» is exactly that amount', (text) =>
    expect(readCharge(text)).toEqual({ amount: { from: 1_037_640, until: 1_037_640 } }),
  );

  it.each(['kort 4242', 'kortet slutar på 4242', 'card ending in 4242', 'Visa •••• 4242', '**** 4242'])(
    '«%s» is a card',
    (text) => expect(readCharge(text)).toEqual({ card: '4242' }),
  );

  it('four digits alone may be either', () =>
    expect(readCharge('4242')).toEqual({ amount: { from: 424_150, until: 424_299 }, card: '4242' }));

  it.each([
    '77',
    '16 kg',
    '070-174 06 05',
    '0701740605',
    '22135958',
    '2213 5958',
    '11 dec',
    '2027-03-10',
    'order 10376',
    'kund 4242',
    'petra',
    'kort',
    'ABC12D',
  ])('«%s» is neither', (text) => expect(readCharge(text)).toEqual({}));
});
