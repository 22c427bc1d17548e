import { useTranslation } from '~/i18n/use-translation';
import type { PurchaseView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Stack } from '@ds/primitives/Stack/Stack';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';

/** What somebody who has just paid wants to know: that it worked, under which number, and what happens next. */
export function JustBooked({ purchase: { number, trip } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  return (
    <Stack>
      <BookingSteps current={3} />
      <Banner tone="success" title={t('justBooked.title')}>
        <p>{t('justBooked.text', { number, email: trip.contact.email })}</p>
        <ol>
          {(['operator', 'before', 'day'] as const).map((step) => (
            <li key={step}>{t(`justBooked.next.${step}`, { operator: trip.operator.name })}</li>
          ))}
        </ol>
      </Banner>
    </Stack>
  );
}
