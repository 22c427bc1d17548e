import { expect, it } from 'vitest';
import { markupOf } from '~/testing/markup-of';
import { WithoutTax } from './PriceBox';

it('lines without one of tax say why', () => {
  expect(markupOf(<WithoutTax abroad={['DK']} />)).toContain('Ingen svensk moms: resan går även genom Danmark.');
  expect(markupOf(<WithoutTax abroad={[]} />)).toBe('');
});
