import type { MapSize, Pixel } from './project';

export interface PlacedLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  /** The area that it covers. */
  box: Box;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Mean letter width of the product's typeface, semibold, as a fraction of its size. */
const LETTER = 0.56;

/** The size of names and dots, in units of the drawing. */
export interface LabelSize {
  font: number;
  dot: number;
}

/**
 * Places the stops' names right of the dot, left, above or below, whichever is free, inside the drawing and least crossed by the route, whose
 * points are `way`; omits a name that fits nowhere. First come, first served, so pass the ends first. A repeated name (there and back) is
 * shown once.
 */
export function placeLabels(
  stops: readonly { at: Pixel; text: string }[],
  map: MapSize,
  size: LabelSize,
  way: readonly Pixel[] = [],
): PlacedLabel[] {
  const taken = stops.map(({ at }) => dotBox(at, size));
  const placed: PlacedLabel[] = [];
  for (const { at, text } of stops) {
    if (placed.some((label) => label.text === text)) continue;
    const free = candidates(at, text, size).filter(({ box }) => fits(box, map, taken));
    const crossed = free.map(({ box }) => way.filter((point) => holds(box, point)).length);
    const label = free[crossed.indexOf(Math.min(...crossed))];
    if (!label) continue;
    taken.push(label.box);
    placed.push(label);
  }
  return placed;
}

/** A placed town: its dot, and its name beside it. */
export interface PlacedTown {
  at: Pixel;
  label: PlacedLabel;
}

interface Around {
  labels: readonly PlacedLabel[];
  /** Pixels that nothing may cover: stops and the route between them. */
  drawn: readonly Pixel[];
  /** The free space that each of those needs. */
  size: LabelSize;
  most: number;
}

/** Places towns where the stops, their names and the route leave room, in order of priority; omits any that is a stop or too near one. */
export function placeTowns(
  towns: readonly { at: Pixel; text: string }[],
  map: MapSize,
  size: LabelSize,
  around: Around,
): PlacedTown[] {
  const taken = [...around.drawn.map((at) => dotBox(at, around.size)), ...around.labels.map(({ box }) => box)];
  const placed: PlacedTown[] = [];
  for (const { at, text } of towns) {
    if (placed.length === around.most) break;
    if (around.labels.some((label) => label.text === text) || !fits(dotBox(at, size), map, taken)) continue;
    const label = candidates(at, text, size).find(({ box }) => fits(box, map, taken));
    if (!label) continue;
    taken.push(dotBox(at, size), label.box);
    placed.push({ at, label });
  }
  return placed;
}

const dotBox = ([x, y]: Pixel, { dot }: LabelSize): Box => ({
  left: x - dot,
  right: x + dot,
  top: y - dot,
  bottom: y + dot,
});

const fits = (box: Box, { width, height }: MapSize, taken: readonly Box[]): boolean =>
  box.left >= 2 &&
  box.right <= width - 2 &&
  box.top >= 2 &&
  box.bottom <= height - 2 &&
  !taken.some((other) => overlaps(box, other));

function candidates([x, y]: Pixel, text: string, { font, dot }: LabelSize): PlacedLabel[] {
  const length = text.length * font * LETTER;
  const make = (labelX: number, labelY: number, anchor: PlacedLabel['anchor']) => {
    const left = anchor === 'start' ? labelX : anchor === 'end' ? labelX - length : labelX - length / 2;
    return {
      text,
      x: Math.round(labelX),
      y: Math.round(labelY),
      anchor,
      box: { left, right: left + length, top: labelY - font * 0.8, bottom: labelY + font * 0.3 },
    };
  };
  const side = dot + 4;
  return [
    make(x + side, y + font * 0.35, 'start'),
    make(x - side, y + font * 0.35, 'end'),
    make(x, y - side, 'middle'),
    make(x, y + side + font * 0.8, 'middle'),
    make(x + side * 0.8, y - side * 0.8, 'start'),
    make(x - side * 0.8, y - side * 0.8, 'end'),
    make(x + side * 0.8, y + side * 0.8 + font * 0.8, 'start'),
    make(x - side * 0.8, y + side * 0.8 + font * 0.8, 'end'),
  ];
}

const holds = ({ left, right, top, bottom }: Box, [x, y]: Pixel) => left < x && x < right && top < y && y < bottom;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
