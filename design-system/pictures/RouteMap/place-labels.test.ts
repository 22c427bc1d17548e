import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels';

const size = { width: 320, height: 300 };
const letters = { font: 13, dot: 8 };

describe('names on the map', () => {
  it('stand right of the stop where there is room, left of it at the right edge', () => {
    const [uppsala, gavle] = placeLabels(
      [
        { at: [100, 200], text: 'Uppsala' },
        { at: [290, 40], text: 'Gävle' },
      ],
      size,
      letters,
    );
    expect(uppsala).toMatchObject({ anchor: 'start', x: 112 });
    expect(gavle).toMatchObject({ anchor: 'end', x: 278 });
  });

  it('stand once where a trip returns, and give way to each other', () => {
    const labels = placeLabels(
      [
        { at: [100, 100], text: 'Uppsala' },
        { at: [100, 100], text: 'Uppsala' },
        { at: [104, 112], text: 'Knivsta' },
      ],
      size,
      letters,
    );
    expect(labels.map((label) => label.text)).toEqual(['Uppsala', 'Knivsta']);
    expect(labels[1]!.anchor === 'start' && Math.abs(labels[1]!.y - labels[0]!.y) < 10).toBe(false);
  });

  it('are left out where nothing is free', () => {
    expect(placeLabels([{ at: [150, 150], text: 'x'.repeat(80) }], size, letters)).toEqual([]);
  });
});
