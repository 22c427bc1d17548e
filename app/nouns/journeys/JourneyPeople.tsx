import { useTranslation } from '~/i18n/use-translation';
import type { JourneySheet } from '@bff/areas/journeys';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { PhoneLink } from '~/frame/PhoneLink';

/** Who travels, and whom the driver calls. */
export function JourneyPeople(sheet: JourneySheet) {
  const { t } = useTranslation('journeys');
  const { passengers, adults, children, wheelchairs, contact, comment, specialRequests, isOneOfSeveral } = sheet;
  const text = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  const rows: SummaryRow[] = [
    {
      label: t('sheet.onBoard'),
      value: [
        t('passengers', { count: passengers }),
        ...(isOneOfSeveral || children === 0 ? [] : [t('sheet.ofThem', { adults, children })]),
        ...(wheelchairs > 0 ? [t('wheelchairs', { count: wheelchairs })] : []),
      ].join(', '),
    },
    ...(isOneOfSeveral ? [{ label: t('sheet.several'), value: t('sheet.severalText', { count: adults + children }) }] : []), // prettier-ignore
    ...(contact?.name
      ? [
          {
            label: t('sheet.contact'),
            value: (
              <>
                {contact.name}
                {contact.phone ? (
                  <>
                    {', '}
                    <PhoneLink {...contact.phone} />
                  </>
                ) : null}
              </>
            ),
          },
        ]
      : []),
    ...text(t('sheet.comment'), comment),
    ...text(t('sheet.requests'), specialRequests),
  ];
  return <SummaryList rows={rows} />;
}
