import { expect, it } from 'vitest';
import { stillFitting } from './still-fitting';

const labels = (typed: string, ...shown: string[]) =>
  stillFitting(
    shown.map((label) => ({ label })),
    typed,
  ).map(({ label }) => label);

it.each<[string, string[], string[]]>([
  ['Malmö', ['Malm', 'Malmö', 'Malmö flygplats', 'Malmberget'], ['Malmö', 'Malmö flygplats']],
  ['malmo', ['Malm', 'Malmö'], ['Malmö']],
  ['umeå ', ['Umeå flygplats', 'Umeå'], ['Umeå', 'Umeå flygplats']],
  ['Berg', ['Berg, Linköping', 'Berg, Åtvidaberg'], ['Berg, Linköping', 'Berg, Åtvidaberg']],
  ['Ups', ['Malmö'], []],
])('«%s» leaves of %j only %j', (typed, shown, left) => {
  expect(labels(typed, ...shown)).toEqual(left);
});
