import { describe, expect, it } from 'vitest';
import { placeLabels, placeTowns } from './place-labels';

const size = { width: 320, height: 300 };
const letters = { font: 13, dot: 8 };

describe('placeLabels', () => {
  it('puts names right of the dot where there is room, left of it at the right edge', () => {
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

  it("shows a name once where a trip returns, and moves names out of each other's way", () => {
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

  it('puts a name where the route does not go through it, if there is such a place', () => {
    const eastwards = Array.from({ length: 40 }, (_, index) => [100 + 5 * index, 150] as const);
    const [label] = placeLabels([{ at: [100, 150], text: 'Eskilstuna' }], size, letters, eastwards);
    expect(label!.anchor).toBe('end');
    const through = [...eastwards, ...eastwards.map(([x, y]) => [200 - x, y] as const)];
    expect(placeLabels([{ at: [100, 150], text: 'Eskilstuna' }], size, letters, through)[0]!.anchor).toBe('middle');
    const everywhere = [
      ...through,
      ...through.map(([x]) => [x, 138] as const),
      ...through.map(([x]) => [x, 166] as const),
    ];
    expect(placeLabels([{ at: [100, 150], text: 'Eskilstuna' }], size, letters, everywhere)).toHaveLength(1);
  });

  it('leaves a name out where nothing is free', () => {
    expect(placeLabels([{ at: [150, 150], text: 'x'.repeat(80) }], size, letters)).toEqual([]);
  });
});

describe('placeTowns', () => {
  const stop = { at: [100, 100] as const, text: 'Uppsala' };
  const around = {
    drawn: [stop.at],
    labels: placeLabels([stop], size, letters),
    size: letters,
    most: 2,
  };
  const townLetters = { font: 11, dot: 4 };
  const named = (...towns: { at: readonly [number, number]; text: string }[]) =>
    placeTowns(towns, size, townLetters, around).map(({ label }) => label.text);

  it('puts towns where the stops leave room, in order of priority, up to the limit', () => {
    expect(named({ at: [200, 200], text: 'A' }, { at: [250, 50], text: 'B' }, { at: [40, 250], text: 'C' })).toEqual([
      'A',
      'B',
    ]);
  });

  it('puts towns beside the route, not on it', () => {
    const way = Array.from({ length: 40 }, (_, index) => [100 + 4 * index, 200] as const);
    const placed = (drawn: readonly (readonly [number, number])[]) =>
      placeTowns([{ at: [150, 196], text: 'Tierp' }, { at: [250, 240], text: 'Tobo' }], size, townLetters, { ...around, drawn }).map(({ label }) => label.text); // prettier-ignore
    expect(placed([])).toEqual(['Tierp', 'Tobo']);
    expect(placed(way)).toEqual(['Tobo']);
  });

  it('leaves out a town that is a stop, is too near one or its name, or is off the map', () => {
    expect(
      named(
        { at: [200, 250], text: 'Uppsala' },
        { at: [103, 98], text: 'Boländerna' },
        { at: [130, 100], text: 'Gränby' },
        { at: [400, 100], text: 'Norrtälje' },
        { at: [250, 250], text: 'Enköping' },
      ),
    ).toEqual(['Enköping']);
  });
});
