import type { Spending } from '@bff/domain/bookings';
import type { KeyFigure } from '@ds/patterns/KeyFigures/KeyFigures';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';

/** How many trips, and what they come to; each figure leads to the orders that it counts, with those that wait for their payment. */
export function useSpendingFigures(
  spending: readonly Spending[],
  hrefOf: (when: Spending['when']) => string,
): KeyFigure[] {
  const { t } = useTranslation('organisation');
  const money = useMoney();
  return spending.map(({ when, count, total, waiting }) => ({
    label: t(`overview.trips.${when}`),
    value: count,
    href: hrefOf(when),
    note: [
      t('overview.spent', { amount: money(total, { decimals: false }) }),
      ...(waiting > 0 ? [t('overview.waiting', { count: waiting })] : []),
    ].join(', '),
  }));
}
