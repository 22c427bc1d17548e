import { expect, it } from 'vitest';
import { errorText } from './error-catalogue';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('writes an amount among the params in the reader’s form', () => {
  expect(plain(errorText('refund.nothingLeft', [1_136_650], 'sv'))).toContain('11 366,50 kr kvar');
  expect(plain(errorText('refund.nothingLeft', [1_136_650], 'en'))).toContain('SEK 11,366.50 of the payment');
});
