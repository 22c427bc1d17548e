import { describe, expect, it } from 'vitest';
import { shownSetting } from '@bff/domain/settings';
import { shownNumber } from './setting-text';

describe('the number of a setting, as it is read', () => {
  it.each([
    ['sv', '1\u00a0000\u00a0000'],
    ['en', '1,000,000'],
  ] as const)('is written as amounts elsewhere are, in %s', (locale, shown) =>
    expect(shownNumber(shownSetting('maximumCreditLimit', '100000000', locale), locale)).toBe(shown),
  );

  it('keeps its decimals', () => {
    expect(shownNumber(shownSetting('surchargeFee', '125050', 'en'), 'en')).toBe('1,250.5');
    expect(shownNumber(shownSetting('taxBasisPoints', '625', 'sv'), 'sv')).toBe('6,25');
  });
});
