import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import type { BookingView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';

/** What is heard of a bus that did not come. */
export function MissingBus({ missing }: { missing: NonNullable<NonNullable<BookingView['journey']>['missing']> }) {
  const { t } = useTranslation('journeys');
  const moment = useMoment();
  const { reportedAt, answeredAt, answerBy } = missing;
  return (
    <Banner tone={answeredAt ? 'info' : 'warning'}>
      {answeredAt
        ? t('missing.answered', { at: moment(answeredAt) })
        : t('missing.waiting', { at: moment(reportedAt), by: moment(answerBy) })}
    </Banner>
  );
}
