import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Section } from '~/screens/DetailScreen';

type JourneyReportsProps = Pick<JourneySheet, 'reports' | 'deviations' | 'terminationReason'>;

/** What has been reported of a journey, the newest first: its steps, and the incidents. */
export function JourneyReports({ reports, deviations, terminationReason: reason }: JourneyReportsProps) {
  const { t } = useTranslation('journeys');
  const stepText = (to: (typeof reports)[number]['to']) => {
    if (to !== 'terminated') return t(`report.${to}`);
    return reason === null ? t('report.notReported') : `${t('report.terminated')}: ${reason}`;
  };
  const lines = [
    ...reports.map(({ to, at }) => ({ key: to as string, at, text: stepText(to) })),
    ...deviations.map(({ id, reportedAt, cause }) => ({
      key: String(id),
      at: reportedAt,
      text: t('report.deviation', { cause }),
    })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime());
  if (lines.length === 0) return null;
  return (
    <Section id="reports" title={t('sheet.reports')}>
      <ul>
        {lines.map(({ key, at, text }) => (
          <li key={key}>
            <DateTime at={at} />: {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
