import { expect, it } from 'vitest';
import { roomOf } from './timeline-props';

const axis = { start: 0, end: 100 };
const bar = (id: number, start: number, end: number, lane = 0) =>
  ({ id, start, end, lane, look: 'booked', text: '', href: undefined, isMovable: false }) as const;

it.each([
  ['alone, up to the end of the axis', bar(1, 20, 40), [], 4],
  ['before another one, up to it', bar(1, 20, 40), [bar(2, 60, 70)], 2],
  ['beside one of another lane, past it', bar(1, 20, 40), [bar(2, 60, 70, 1)], 4],
  ['before one that follows at once, none', bar(1, 20, 40), [bar(2, 40, 50)], 1],
  ['after another one, as if alone', bar(1, 20, 40), [bar(2, 5, 15)], 4],
  ['that began before the axis, from its start', bar(1, -50, 25), [], 4],
  ['that ends after the axis, none', bar(1, 50, 200), [], 1],
] as const)('the words of a bar have room: %s', (_, one, others, room) => {
  expect(roomOf(axis, one, [one, ...others])).toBe(room);
});
