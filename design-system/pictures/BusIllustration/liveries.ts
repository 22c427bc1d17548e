/**
 * The colours that drawn buses are painted in: on a light page and on a dark one. Each is seen against its ground and bears its stripe.
 * The first is the product's own.
 */
export const LIVERIES = [
  ['#0f5c45', '#2c8a6a'],
  ['#1d4f8c', '#5b92d6'],
  ['#8c2f39', '#d06a73'],
  ['#5b3a86', '#9d7fd0'],
  ['#0b5e72', '#3c9bb3'],
  ['#7a4316', '#bf8450'],
  ['#3b4a5c', '#8496ab'],
  ['#8a2c68', '#cc6fae'],
  ['#3f5b17', '#86a653'],
] as const satisfies readonly (readonly [light: string, dark: string])[];

/** Of the stripe along the bus; the first is the product's own. */
const STRIPES = ['#f2b52b', '#f4f1e6', '#9bd6bb', '#8fbdea'] as const;

/** What a drawing's parts take over from what surrounds them: the body its colour, the stripe its fill, the slashes behind the front their stroke. */
interface Livery {
  color: string;
  fill: string;
  stroke: string;
}

/**
 * An operator's buses are painted alike wherever they are drawn, so that its offers can be told from others' at a glance: 36 pairs of colours,
 * and slashes on two of three.
 */
export function liveryOf(operatorId = 0): Livery {
  // Neighbours in a list seldom have neighbouring colours.
  const [light, dark] = LIVERIES[(operatorId * 4) % LIVERIES.length]!;
  const fill = STRIPES[operatorId % STRIPES.length]!;
  return { color: `light-dark(${light},${dark})`, fill, stroke: ['none', fill, '#fff'][operatorId % 3]! };
}
