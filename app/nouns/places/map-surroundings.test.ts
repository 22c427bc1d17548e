import { describe, expect, it } from 'vitest';
import { placesMap } from '@bff/domain/maps';
import { fitProjection } from '@ds/pictures/RouteMap/project';

/** Inland, so that all that a drawing shows is land. */
const INLAND = [
  [56.9, 14.8],
  [62.8, 14.2],
  [67.2, 20.6],
] as const;
const SIZES = [
  { width: 640, height: 400 },
  { width: 320, height: 300 },
];

describe('a map of one place', () => {
  it.each(INLAND.flatMap((at) => SIZES.map((size) => ({ at, size }))))(
    'is drawn to its edges: $at, $size.width',
    ({ at, size }) => {
      const [lat, lon] = at;
      const { bounds } = fitProjection([[lat, lon]], size);
      const { land } = placesMap([{ lat, lon }])!;
      const points = land.flat();
      expect(Math.min(...points.map(([y]) => y))).toBeLessThanOrEqual(bounds.south);
      expect(Math.max(...points.map(([y]) => y))).toBeGreaterThanOrEqual(bounds.north);
      expect(Math.min(...points.map(([, x]) => x))).toBeLessThanOrEqual(bounds.west);
      expect(Math.max(...points.map(([, x]) => x))).toBeGreaterThanOrEqual(bounds.east);
    },
  );
});
