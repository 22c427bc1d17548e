import { useTranslation } from '~/i18n/use-translation';
import type { BookingView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useWhen } from '~/i18n/use-when';
import { to } from '~/to';

/** A change that waits for the operator's answer or for payment, and until when: the trip shown is still the old one. */
export function ChangeBanner({ number, change }: { number: string; change: NonNullable<BookingView['change']> }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const money = useMoney();
  const at = useWhen()(change.until);
  const state = change.isProposed ? 'proposed' : 'payable';
  return (
    <Banner tone="warning" title={t(`list.change.${state}`)}>
      <p>
        {change.isProposed
          ? t('change.proposal.waitingText', { at })
          : t('change.waiting.text', { at, amount: money(change.due) })}{' '}
        <a href={`${path(to.changeBooking())}?booking=${number}`}>{t('change.see')}</a>
      </p>
    </Banner>
  );
}
