import { expect, it } from 'vitest';
import '~/forms/zod-messages';
import { QuoteForm } from './quote-fields';

it('tells a missing bus together with a price that is no number', () => {
  const { error } = QuoteForm.safeParse({ operatorPrice: 'abc' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['vehicleIds', 'quote.noVehicle'],
    ['operatorPrice', 'forms.decimal'],
  ]);
});
