import type { Translate } from '~/i18n/text-keys';
import { formatPercent } from '@formats';
import type { Locale } from '~/i18n/i18n';

/** «12.5 % (its own)», «10 % (general)». Both in basis points. */
export const commissionText = (t: Translate, locale: Locale, own: number | null, general: number): string =>
  t(own === null ? 'commissions:isGeneral' : 'commissions:isOwn', { percent: formatPercent(own ?? general, locale) });
