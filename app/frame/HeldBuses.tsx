import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatDay, formatTime } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { useFrame } from './frame-parts';

/**
 * The buses that the user holds and has not paid for, on every page, with links to continue or cancel: a line for one bus, and a line that
 * unfolds for several, so that the page below stays in sight. Nothing for users without holds.
 */
export function HeldBuses() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const holds = useFrame()?.holds ?? [];
  const [first, ...others] = holds;
  if (!first) return null;
  return (
    <section aria-label={t('held.label')}>
      <Banner tone="warning">
        {others.length === 0 ? (
          <HeldBus orderNumber={first.orderNumber} text={t('held.one', { time: formatTime(first.until) })} />
        ) : (
          <Disclosure summary={t('held.several', { count: holds.length })}>
            {holds.map(({ orderNumber, from, to: end, departure, until }) => (
              <HeldBus
                key={orderNumber}
                orderNumber={orderNumber}
                text={t('held.until', {
                  trip: `${from} – ${end}`,
                  departure: formatDay(departure, locale),
                  time: formatTime(until),
                })}
              />
            ))}
          </Disclosure>
        )}
      </Banner>
    </section>
  );
}

function HeldBus({ orderNumber, text }: { orderNumber: string; text: string }) {
  const { t } = useTranslation('common');
  const path = usePath();
  return (
    <p>
      {text} {/* No line begins with the dot. */}
      <span className="nowrap">
        <a href={path(`${to.editReservation()}?order=${orderNumber}`)}>{t('held.continue')}</a> ·
      </span>{' '}
      <a href={path(to.cancelPurchase(orderNumber))}>
        {t('held.cancel')}
        <span className="visually-hidden"> {t('held.theReservation')}</span>
      </a>
    </p>
  );
}
