import { useTranslation } from '~/i18n/use-translation';
import type { BookingView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';
import { useWaitingText } from '../parts/use-waiting-text';

/**
 * A change that waits for the operator's answer or for payment, and until when: the trip shown is still the old one. It can be paid for here,
 * as on its own page.
 */
export function ChangeBanner({ number, change }: { number: string; change: NonNullable<BookingView['change']> }) {
  const { t } = useTranslation('booking');
  const money = useMoney();
  const page = `${usePath()(to.changeBooking())}?booking=${number}`;
  const text = useWaitingText(change);
  const state = change.isProposed ? 'proposed' : 'payable';
  return (
    <Banner tone="warning" title={t(`list.change.${state}`)}>
      <p>
        {text} <a href={page}>{t('change.see')}</a>
      </p>
      {change.isProposed ? null : (
        <form method="post" action={page} data-submit-once="" className="no-print">
          <input type="hidden" name="intent" value="pay" />
          <Button>{t('change.waiting.pay', { amount: money(Math.max(0, change.difference)) })}</Button>
        </form>
      )}
    </Banner>
  );
}
