import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipLine, clipRing, fitProjection, linesPath, pathOf, simplify, type LatLon, type Pixel } from './project';

const size = { width: 320, height: 300, padding: 30 };
const point = fc.tuple(fc.double({ min: 54, max: 70, noNaN: true }), fc.double({ min: 4, max: 32, noNaN: true }));

describe('the projection of a route', () => {
  it('keeps every point inside the padding and north up', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
        const { toPixel } = fitProjection(points, size);
        for (const at of points) {
          const [x, y] = toPixel(at);
          expect(x).toBeGreaterThanOrEqual(29.999);
          expect(x).toBeLessThanOrEqual(290.001);
          expect(y).toBeGreaterThanOrEqual(29.999);
          expect(y).toBeLessThanOrEqual(270.001);
        }
      }),
    );
    const { toPixel } = fitProjection(
      [
        [59, 17],
        [60, 18],
      ],
      size,
    );
    expect(toPixel([60, 17])[1]).toBeLessThan(toPixel([59, 17])[1]);
    expect(toPixel([59, 18])[0]).toBeGreaterThan(toPixel([59, 17])[0]);
  });

  it('returns the bounds that the drawing shows', () => {
    const { toPixel, bounds } = fitProjection(
      [
        [59.86, 17.64],
        [60.67, 17.14],
      ],
      size,
    );
    const [left, bottom] = toPixel([bounds.south, bounds.west]);
    const [right, top] = toPixel([bounds.north, bounds.east]);
    for (const [is, should] of [
      [left, 0],
      [bottom, 300],
      [right, 320],
      [top, 0],
    ] as const)
      expect(is).toBeCloseTo(should, 6);
  });

  it("keeps Mercator's angles: a kilometre north is as long as a kilometre east", () => {
    const { toPixel } = fitProjection(
      [
        [59.9, 17.4],
        [60.1, 17.8],
      ],
      size,
    );
    const [x, y] = toPixel([60, 17.6]);
    const north = y - toPixel([60.01, 17.6])[1];
    const east = toPixel([60, 17.62])[0] - x;
    expect(north / east).toBeCloseTo(1, 2);
  });

  it('simplifies away only what is within the tolerance', () => {
    const pixel = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 3, maxLength: 40 }), (points) => {
        const kept = simplify(points, 1);
        expect(kept[0]).toEqual(points[0]);
        expect(kept.at(-1)).toEqual(points.at(-1));
        for (const [x, y] of points) expect(nearest([x, y], kept)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
    expect(
      simplify(
        [
          [0, 0],
          [5, 0.2],
          [10, 0],
        ],
        0.5,
      ),
    ).toHaveLength(2);
  });

  it('clips rings to the drawing', () => {
    const huge: Pixel[] = [
      [-1000, -1000],
      [1000, -1000],
      [1000, 1000],
      [-1000, 1000],
    ];
    expect(new Set(clipRing(huge, size).map(String))).toEqual(new Set(['-4,-4', '324,-4', '324,304', '-4,304']));
    expect(
      clipRing(
        huge.map(([x, y]): Pixel => [x + 5000, y]),
        size,
      ),
    ).toEqual([]);
  });

  it('clips lines into their visible parts', () => {
    const parts = clipLine(
      [
        [-500, 10],
        [-100, 10],
        [10, 10],
        [400, 10],
        [800, 10],
        [800, 200],
        [400, 200],
        [20, 200],
      ],
      size,
    );
    expect(parts.map((part) => part.length)).toEqual([3, 2]);
    // Clipped at the edge: nothing is drawn outside.
    expect(parts.map((part) => [part[0], part.at(-1)])).toEqual([
      [
        [-4, 10],
        [324, 10],
      ],
      [
        [324, 200],
        [20, 200],
      ],
    ]);
  });

  it('writes short paths that parse back to the same points', () => {
    expect(
      pathOf(
        [
          [1.04, 2],
          [1.01, 2.03],
          [3, 1.5],
          [3.01, 1.52],
          [4, 4],
        ],
        true,
      ),
    ).toBe('M1 2l2-0.5 1 2.5z');
  });

  it('is nothing for a line too short to see: a path ends at a command without numbers', () => {
    const [dot, line]: Pixel[][] = [[[1, 2], [1.01, 2.03]], [[1, 2], [3, 2]]]; // prettier-ignore
    expect(pathOf(dot!, false)).toBe('');
    expect(linesPath([[[41.9, 12.45], [41.9, 12.4501]]], fitProjection([[55, 13], [42, 12]], size), size)).toBe(''); // prettier-ignore
    expect(pathOf(line!, false)).toBe('M1 2l2 0');
  });

  it('draws a thousand kilometres of road in a few kilobytes', () => {
    const line: LatLon[] = Array.from({ length: 20_000 }, (_, step) => [
      55.6 + step * 0.0005 + Math.sin(step / 40) * 0.06,
      13 + step * 0.0002 + Math.cos(step / 55) * 0.09,
    ]);
    const path = linesPath([line], fitProjection(line, size), size);
    expect(path.length).toBeGreaterThan(200);
    expect(path.length).toBeLessThan(6_000);
  });
});

function nearest([x, y]: Pixel, line: readonly Pixel[]): number {
  let least = Infinity;
  for (let index = 1; index < line.length; index += 1) {
    const [[ax, ay], [bx, by]] = [line[index - 1]!, line[index]!];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}
