/** The vehicles that can be booked. */
export type BusKind = 'touristBus' | 'doubleDecker' | 'minibus';

interface BusShape {
  body: string;
  /** Skirt and wheel arches: the darker lower part. */
  shade: string;
  glass: string;
  /** Reflections on the glass. */
  shine: string;
  stripe: string;
  /** Strokes across the body, behind the front. */
  slashes: string;
  /** Doors, hatches. */
  line: string;
  light: string;
  wheels: readonly number[];
  wheelRadius: number;
  /** Left and right end on the ground. */
  span: readonly [number, number];
}

/** Paths in a 240 × 120 drawing that stands on y = 104, facing right. */
export const busShapes: Record<BusKind, BusShape> = {
  touristBus: {
    body: 'M66 29v-3q0-3 4-3h44q4 0 5 3l1 3h79c13 0 18 9 22 22l7 25q2 6 2 12v6q0 4-4 4H15q-5 0-5-5V38q0-9 9-9z',
    shade: 'M10 80h217.500l2 5q.5 2 .5 4v5q0 4-4 4H15q-5 0-5-5z',
    glass:
      'M18 38h31v24H16V40q0-2 2-2zm34 0h33v24H52zm36 0h33v24H88zm36 0h33v24h-33zm36 0h25v24h-25zm28 0h14q7 0 10 8l6 18q1 3-2 3h-28z',
    shine: 'M30 38h10L28 62H18zm50 0h5v8l-8 16h-9zm29 0h6l-12 24h-6zm33 0h11l-12 24h-11zm62 0h6l10 29h-8z',
    slashes: 'M126 80l7-16m3 16 7-16m3 16 7-16',
    stripe: 'M10 68h128c26 0 34-1 50 1.500l37 0 1.500 5H188c-16-3-28-2-50-2H10z',
    line: 'M78 82v14m22-14v14m22-14v14m22-14v14M187.500 67v31m20-31v31',
    light: 'M221 81h7.500l1.500 5v3h-6q-3 0-3-3zM10 82h3v8h-3z',
    wheels: [52, 170],
    wheelRadius: 12,
    span: [8, 232],
  },
  doubleDecker: {
    body: 'M22 8h166c12 0 18 7 22 20l13 50q3 10 3 16v1q0 4-4 4H19q-5 0-5-5V16q0-8 8-8z',
    shade: 'M14 82h210l2 8v5q0 4-4 4H19q-5 0-5-5z',
    glass:
      'M22 16h28v19H20V18q0-2 2-2zm31 0h30v19H53zm33 0h30v19H86zm33 0h30v19h-30zm33 0h25v19h-25zm28 0h8q8 0 11 9l3 10h-22zM20 48h26v18H20zm29 0h30v18H49zm33 0h30v18H82zm33 0h30v18h-30zm33 0h27v18h-27zm32 0h23.500l5 18q1 4-2 4H180z',
    shine:
      'M33 16h9L32 35h-9zm42 0h8l-10 19h-8zm35 0h6l-9 19h-7zm28 0h9l-10 19h-9zM64 48h8l-9 18h-8zm64 0h9l-9 18h-9zm62 0h7l6 22h-8z',
    slashes: 'M130 82l7-14m3 14 7-14m3 14 7-14',
    stripe: 'M14 39.500h200l1.200 4.500H14z',
    line: 'M74 84v13m22-13v13m22-13v13m22-13v13M179 70v29m20-29v29M14 75h0',
    light: 'M216 82h7.500l1.500 5v3h-6q-3 0-3-3zM14 83h3v8h-3z',
    wheels: [40, 66, 166],
    wheelRadius: 11,
    span: [12, 228],
  },
  minibus: {
    body: 'M60 36h94c10 0 15 4 20 12l11 18 16 5c7 2 9 6 9 12v10q0 5-5 5H51q-5 0-5-5V48q0-12 14-12z',
    shade: 'M46 83h164v10q0 5-5 5H51q-5 0-5-5z',
    glass: 'M58 45h25v19H54V49q0-4 4-4zm29 0h30v19H87zm34 0h27v19h-27zm32 0h5q7 0 11 7l8 12q1 3-2 3h-22z',
    shine: 'M69 45h8L67 64h-8zm37 0h8l-10 19h-8zm25 0h7l-10 19h-7zm27 0h5l9 22h-7z',
    slashes: 'M128 83l7-17m3 17 7-17m3 17 7-17',
    stripe: 'M46 70h100c18 0 30-1 44 3l14 3 3 3.500H190c-20-4-30-5-44-5H46z',
    line: 'M119 40v57M151 42v56m-66-58v57M125 78h6m26 0h6',
    light: 'M198 82h11.500q.5 2 .5 5h-7q-4 0-4.500-3zM46 78h3v9h-3z',
    wheels: [78, 178],
    wheelRadius: 11.5,
    span: [44, 214],
  },
};
