import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { BookingView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';

/** What is heard of a bus that did not come. */
export function MissingBus({ missing }: { missing: NonNullable<NonNullable<BookingView['journey']>['missing']> }) {
  const { t } = useTranslation('journeys');
  const when = useWhen();
  const { reportedAt, answeredAt, answerBy } = missing;
  return (
    <Banner tone={answeredAt ? 'info' : 'warning'}>
      {answeredAt
        ? t('missing.answered', { at: when(answeredAt) })
        : t('missing.waiting', { at: when(reportedAt), by: when(answerBy) })}
    </Banner>
  );
}
