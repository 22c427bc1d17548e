import { useTranslation } from '~/i18n/use-translation';
import type { BookingView } from '@bff/areas/customer';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDuration, formatNumber } from '@formats';
import { useLocale } from '~/http/paths';
import { DeviationBadge } from '~/nouns/deviations/DeviationBadges';

/** The deviations on the trip that are charged for, each with the state of its invoice. */
export function BookingDeviations({ deviations }: Pick<BookingView, 'deviations'>) {
  const { t } = useTranslation('deviations');
  const locale = useLocale();
  if (deviations.length === 0) return null;
  return (
    <Stack as="section" labelledBy="deviations">
      <h2 id="deviations">{t('booking.title')}</h2>
      <p>{t('booking.text')}</p>
      {deviations.map(({ cause, extraMetres, extraMinutes, comment, status, reportedAt }, index) => (
        <SummaryList
          key={index}
          rows={[
            { label: t('fields.cause'), value: cause },
            ...(extraMetres > 0
              ? [{ label: t('fields.extraMetres'), value: `${formatNumber(extraMetres / 1_000, locale, 1)} km` }]
              : []),
            ...(extraMinutes > 0
              ? [{ label: t('fields.extraMinutes'), value: formatDuration(extraMinutes * 60, locale) }]
              : []),
            ...(comment ? [{ label: t('fields.comment'), value: comment }] : []),
            { label: t('fields.reported'), value: <DateTime at={reportedAt} /> },
            { label: t('fields.status'), value: <DeviationBadge status={status} /> },
          ]}
        />
      ))}
    </Stack>
  );
}
