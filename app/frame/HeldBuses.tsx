import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { formatLongDate, formatTime } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { useFrame } from './frame-parts';

/** The buses that the user holds and has not paid for, on every page, with links to continue or cancel. Nothing for users without holds. */
export function HeldBuses() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const path = usePath();
  const holds = useFrame()?.holds ?? [];
  if (holds.length === 0) return null;
  return (
    <Banner tone="warning" title={t('held.title', { count: holds.length })}>
      {holds.map(({ orderNumber, from, to: end, departure, until }) => (
        <p key={orderNumber}>
          {t('held.until', {
            trip: `${from} – ${end}`,
            departure: formatLongDate(departure, locale),
            time: formatTime(until),
          })}{' '}
          {/* No line begins with the dot. */}
          <span className="nowrap">
            <a href={path(`${to.editReservation()}?order=${orderNumber}`)}>{t('held.continue')}</a> ·
          </span>{' '}
          <a href={path(to.cancelPurchase(orderNumber))}>{t('held.release')}</a>
        </p>
      ))}
    </Banner>
  );
}
