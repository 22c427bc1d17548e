import { expect, it } from 'vitest';
import { pointOnWay } from './point-on-way';

it('is found by the length of the road, not by its number of points', () => {
  const geometry = [
    [60, 17],
    [60.01, 17],
    [60.02, 17],
    [62, 17],
    [64, 17],
  ] as const;
  expect(pointOnWay({ geometry }, 0.5)).toEqual({ lat: 62, lon: 17 });
  expect(pointOnWay({ geometry }, 1)).toEqual({ lat: 64, lon: 17 });
  expect(pointOnWay({ geometry: [] }, 0.5)).toBeUndefined();
});
