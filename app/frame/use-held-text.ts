import type { OwnHold } from '@bff/domain/bookings';
import { formatDay, formatTime } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';

export const tripOf = ({ from, to }: Pick<OwnHold, 'from' | 'to'>): string => `${from} – ${to}`;

/** What tells a held bus from another one for the same trip. */
export function useHeldText(): (hold: OwnHold) => string {
  const { t } = useTranslation('common');
  const money = useMoney();
  const locale = useLocale();
  return (hold) =>
    t('held.until', {
      company: hold.company,
      price: money(hold.total, { decimals: false }),
      trip: tripOf(hold),
      day: formatDay(hold.departure, locale),
      departure: formatTime(hold.departure),
      time: formatTime(hold.until),
    });
}
