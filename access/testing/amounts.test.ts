import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts';

describe('an amount on a page', () => {
  it.each(['554143', '5 541,43 kr', '5\u00a0541,43', 'SEK 5,541.43', '5541.43', '5\u00a0541\u00a0kr', 'SEK 5,541'])(
    'is seen as %j',
    (page) => expect(amountsIn(page, [5_541_43])).toEqual([5_541_43]),
  );

  it.each(['1554143', '5541438', '5 542 kr', '55 414 kr'])('is not seen in %j', (page) =>
    expect(amountsIn(page, [5_541_43])).toEqual([]),
  );

  it('without öre is seen with and without zeros', () => {
    expect(amountsIn('5 000,00 kr och 700 kr', [5_000_00, 700_00, 70_00])).toEqual([5_000_00, 700_00]);
  });
});
