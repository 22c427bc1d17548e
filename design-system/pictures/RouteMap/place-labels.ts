import type { MapSize, Pixel } from './project';

export interface PlacedLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Mean width of a letter of the product's type, semibold, as a part of its size. */
const LETTER = 0.56;

/** How large names and dots are drawn, in units of the drawing. */
export interface LabelSize {
  font: number;
  dot: number;
}

/**
 * Where the names of the stops go: right of the dot, left, above or below, whichever is free and inside; none when no side is. First come,
 * first served, so give the ends first. The same name twice (there and back) stands once.
 */
export function placeLabels(
  stops: readonly { at: Pixel; text: string }[],
  { width, height }: MapSize,
  size: LabelSize,
): PlacedLabel[] {
  const { dot } = size;
  const taken: Box[] = stops.map(({ at: [x, y] }) => ({
    left: x - dot,
    right: x + dot,
    top: y - dot,
    bottom: y + dot,
  }));
  const placed: PlacedLabel[] = [];
  for (const { at, text } of stops) {
    if (placed.some((label) => label.text === text)) continue;
    const candidate = candidates(at, text, size).find(
      ({ box }) =>
        box.left >= 2 &&
        box.right <= width - 2 &&
        box.top >= 2 &&
        box.bottom <= height - 2 &&
        !taken.some((other) => overlaps(box, other)),
    );
    if (!candidate) continue;
    taken.push(candidate.box);
    placed.push(candidate.label);
  }
  return placed;
}

function candidates([x, y]: Pixel, text: string, { font, dot }: LabelSize): { label: PlacedLabel; box: Box }[] {
  const length = text.length * font * LETTER;
  const make = (labelX: number, labelY: number, anchor: PlacedLabel['anchor']) => {
    const left = anchor === 'start' ? labelX : anchor === 'end' ? labelX - length : labelX - length / 2;
    return {
      label: { text, x: Math.round(labelX), y: Math.round(labelY), anchor },
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

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
