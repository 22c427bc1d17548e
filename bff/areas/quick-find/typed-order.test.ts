import { describe, expect, it } from 'vitest';
import { enoughFor, typedOrderFirst } from './typed-order';

const there = { from: 'Uppsala C', to: 'Gävle' };
const back = { from: 'Gävle', to: 'Uppsala C' };
const order = (text: string) => typedOrderFirst([back, there, back], text, (trip) => trip);

describe('trips between two places', () => {
  it.each(['uppsala gävle', 'Uppsala – Gävle', 'Uppsala Gävle 11 dec', 'petra uppsala gävle', 'uppsala petra gävle'])(
    'come first in the order of «%s»',
    (text) => expect(order(text)).toEqual([there, back, back]),
  );

  it.each(['gävle uppsala', 'uppsala', 'petra', 'kiruna gävle', ''])('stay as they are for «%s»', (text) =>
    expect(order(text)).toEqual(text === 'gävle uppsala' ? [back, back, there] : [back, there, back]),
  );

  it('are looked for among more than are shown', () => {
    expect(enoughFor('uppsala gävle', 5)).toBeGreaterThan(5);
    expect(enoughFor('uppsala', 5)).toBe(5);
  });
});
