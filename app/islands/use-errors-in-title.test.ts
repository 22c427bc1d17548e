import { expect, it } from 'vitest';
import { titleWithErrors } from './use-errors-in-title';

const [prefix, done, plain] = ['Fel: ', 'Ditt val är sparat. ', 'Hitta buss med förare – Bussplats'];
const titled = (title: string, hasErrors: boolean) => titleWithErrors(title, { hasErrors, prefix, done });

it('what is wrong is told once, in place of what was done before the page came', () => {
  expect(titled(plain, true)).toBe(prefix + plain);
  expect(titled(prefix + plain, true)).toBe(prefix + plain);
  expect(titled(done + plain, true)).toBe(prefix + plain);
});

it('what was done stays while nothing is wrong', () => {
  expect(titled(done + plain, false)).toBe(done + plain);
  expect(titled(prefix + plain, false)).toBe(plain);
});
