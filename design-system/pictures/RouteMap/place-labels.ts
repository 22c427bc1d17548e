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

const FONT_SIZE = 13;
/** Mean width of a letter of the product's type, semibold, as a part of its size. */
const LETTER = 0.56;
const DOT = 8;

/**
 * Where the names of the stops go: right of the dot, left, above or below, whichever is free and inside; none when no side is. First come,
 * first served, so give the ends first. The same name twice (there and back) stands once.
 */
export function placeLabels(stops: readonly { at: Pixel; text: string }[], { width, height }: MapSize): PlacedLabel[] {
  const taken: Box[] = stops.map(({ at: [x, y] }) => ({
    left: x - DOT,
    right: x + DOT,
    top: y - DOT,
    bottom: y + DOT,
  }));
  const placed: PlacedLabel[] = [];
  for (const { at, text } of stops) {
    if (placed.some((label) => label.text === text)) continue;
    const candidate = candidates(at, text).find(
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

function candidates([x, y]: Pixel, text: string): { label: PlacedLabel; box: Box }[] {
  const length = text.length * FONT_SIZE * LETTER;
  const make = (labelX: number, labelY: number, anchor: PlacedLabel['anchor']) => {
    const left = anchor === 'start' ? labelX : anchor === 'end' ? labelX - length : labelX - length / 2;
    return {
      label: { text, x: Math.round(labelX), y: Math.round(labelY), anchor },
      box: { left, right: left + length, top: labelY - FONT_SIZE * 0.8, bottom: labelY + FONT_SIZE * 0.3 },
    };
  };
  const side = DOT + 4;
  return [
    make(x + side, y + FONT_SIZE * 0.35, 'start'),
    make(x - side, y + FONT_SIZE * 0.35, 'end'),
    make(x, y - side, 'middle'),
    make(x, y + side + FONT_SIZE * 0.8, 'middle'),
    make(x + side * 0.8, y - side * 0.8, 'start'),
    make(x - side * 0.8, y - side * 0.8, 'end'),
    make(x + side * 0.8, y + side * 0.8 + FONT_SIZE * 0.8, 'start'),
    make(x - side * 0.8, y + side * 0.8 + FONT_SIZE * 0.8, 'end'),
  ];
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
