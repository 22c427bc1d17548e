import * as z from 'zod/mini';
import type { Kind } from './kinds';
import { orElse } from './schemas';

/** The pad for drawing strokes, and the most that is kept of them. */
export const PAD = { width: 600, height: 200, most: 8_000 };

/** Whole units, each stroke a line of at least two points: nothing else of SVG's path language. */
const STROKES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

function isOnPad(strokes: string): boolean {
  const points = [...strokes.matchAll(/(\d+) (\d+)/g)];
  return points.every(([, x, y]) => Number(x) <= PAD.width && Number(y) <= PAD.height);
}

const strokes = z
  .string()
  .check(z.maxLength(PAD.most, 'forms.drawing'), z.regex(STROKES, 'forms.drawing'), z.refine(isOnPad, 'forms.drawing'));

/** Hand-drawn lines; null if there are none. */
export const drawing: Kind<string | null, string | null> = {
  asked: 'unseen',
  schema: orElse<string | null>(strokes, null),
  body: z._default(z.nullable(strokes), null),
  show: (stored) => stored ?? '',
  required: false,
};
