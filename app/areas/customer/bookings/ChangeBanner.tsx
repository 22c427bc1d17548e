import { useTranslation } from '~/i18n/use-translation';
import type { BookingView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { useWaitingText } from '../parts/use-waiting-text';

/** A change that waits for the operator's answer or for payment, and until when: the trip shown is still the old one. */
export function ChangeBanner({ number, change }: { number: string; change: NonNullable<BookingView['change']> }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const text = useWaitingText(change);
  const state = change.isProposed ? 'proposed' : 'payable';
  return (
    <Banner tone="warning" title={t(`list.change.${state}`)}>
      <p>
        {text} <a href={`${path(to.changeBooking())}?booking=${number}`}>{t('change.see')}</a>
      </p>
    </Banner>
  );
}
