import { expect, it } from 'vitest';
import { RenderedOnly } from './rendered-only';

it('an encoder cannot see what the page is rendered from', () => {
  const shown = new RenderedOnly({ coastline: [[59.8, 17.6]] });
  expect(shown.value).toEqual({ coastline: [[59.8, 17.6]] });
  // As turbo-stream reads a class instance.
  expect(Object.entries(shown)).toEqual([]);
  expect(JSON.stringify(shown)).toBe('{}');
});
