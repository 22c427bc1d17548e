import type { Translate } from '~/i18n/text-keys';
import { type CancellationTier, hoursField, MOST_TIERS, percentField } from '#fields/cancellation-tiers';
import { formatNotice, formatNumber, formatPercent } from '@formats';
import type { FormValues } from '~/forms/fields';
import type { Locale } from '~/i18n/i18n';

const LEAST_ROWS = 4;
const EMPTY_ROWS = 2;

/** The number of rows in the form: room for a few more than there are. */
export const rowsOf = (tiers: readonly CancellationTier[]): number =>
  Math.min(MOST_TIERS, Math.max(LEAST_ROWS, tiers.length + EMPTY_ROWS));

/** The form's values, by row. */
export const tierValues = (tiers: readonly CancellationTier[], locale: Locale): FormValues =>
  Object.fromEntries(
    tiers.flatMap(({ hours, basisPoints }, row) => [
      [hoursField(row), String(hours)],
      [percentField(row), formatNumber(basisPoints / 100, locale, 2)],
    ]),
  );

/** «3 dygn före: 25 %», one per line. */
export const tierTexts = (t: Translate, tiers: readonly CancellationTier[], locale: Locale): string[] =>
  tiers.map(({ hours, basisPoints }) =>
    t('cancellation:tier', { notice: formatNotice(hours, locale), percent: formatPercent(basisPoints, locale) }),
  );
