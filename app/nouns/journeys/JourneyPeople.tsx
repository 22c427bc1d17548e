import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Reached } from './Reached';

/** Who travels, and whom the driver calls. */
export function JourneyPeople({ isDriver, ...sheet }: JourneySheet & { isDriver: boolean }) {
  const { t } = useTranslation('journeys');
  const { passengers, adults, children, wheelchairs, contact, comment, specialRequests, isOneOfSeveral } = sheet;
  const text = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  const rows: SummaryRow[] = [
    {
      label: t('sheet.onBoard'),
      value: [
        isOneOfSeveral || adults === 0 || children === 0
          ? t('passengers', { count: passengers })
          : `${t('passengers', { count: passengers })} (${t('adults', { count: adults })}, ${t('children', { count: children })})`,
        ...(wheelchairs > 0 ? [t('wheelchairs', { count: wheelchairs })] : []),
      ].join(', '),
    },
    ...(isOneOfSeveral ? [{ label: t('sheet.several'), value: t('sheet.severalText', { count: adults + children }) }] : []), // prettier-ignore
    ...(contact?.name ? [{ label: t('sheet.contact'), value: <Reached {...contact} isCalledAbove={isDriver} /> }] : []),
    ...text(t('sheet.comment'), comment),
    ...text(t('sheet.requests'), specialRequests),
  ];
  return <SummaryList rows={rows} />;
}
