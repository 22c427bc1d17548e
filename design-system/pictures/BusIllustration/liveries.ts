/**
 * The colours that drawn buses are painted in: on a light page and on a dark one. Each is seen against its ground and bears the amber stripe.
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

/** An operator's buses have one colour wherever they are drawn, so that its offers can be told from others' at a glance. */
export function liveryOf(operatorId: number | undefined): string {
  // Neighbours in a list seldom have neighbouring colours.
  const [light, dark] = operatorId === undefined ? LIVERIES[0] : LIVERIES[(operatorId * 4) % LIVERIES.length]!;
  return `light-dark(${light},${dark})`;
}
