import { useTranslation } from '~/i18n/use-translation';
import type { ListedDeviation } from '@bff/areas/bookings';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDuration, formatNumber } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { DeviationBadge, HandlingBadge } from './DeviationBadges';

interface DeviationsPartProps {
  deviations: readonly ListedDeviation[];
  addressOf: (id: number) => string;
  /** The page is about several buses: each says whose it is. */
  ofSeveral?: boolean;
}

/** What was reported beyond the plan of a trip, each leading to its own page; nothing for a trip without. */
export function DeviationsPart({ deviations, addressOf, ofSeveral = false }: DeviationsPartProps) {
  const { t } = useTranslation('deviations');
  const locale = useLocale();
  const path = usePath();
  if (deviations.length === 0) return null;
  return (
    <Section id="deviations" title={t('list.admin')} brief={deviations.length} whole>
      <Table
        caption={t('list.admin')}
        hideCaption
        rows={deviations}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'deviation',
            label: t('list.over'),
            rowHeader: true,
            cell: ({ id, cause }) => <a href={path(addressOf(id))}>{cause}</a>,
          },
          ...(ofSeveral
            ? [
                {
                  key: 'booking',
                  label: t('fields.booking'),
                  cell: ({ bookingNumber: number }: ListedDeviation) => (
                    <a href={path(to.adminBooking(number))}>{number}</a>
                  ),
                },
              ]
            : []),
          { key: 'at', label: t('fields.reported'), cell: ({ reportedAt }) => <DateTime at={reportedAt} /> },
          {
            key: 'minutes',
            label: t('fields.extraMinutes'),
            align: 'end',
            cell: ({ extraMinutes: minutes }) => (minutes > 0 ? formatDuration(minutes * 60, locale) : '–'),
          },
          {
            key: 'metres',
            label: t('fields.extraMetres'),
            align: 'end',
            cell: ({ extraMetres: metres }) => (metres > 0 ? `${formatNumber(metres / 1_000, locale, 1)} km` : '–'),
          },
          {
            key: 'handling',
            label: t('fields.handling'),
            cell: ({ handling }) => <HandlingBadge handling={handling} />,
          },
          {
            key: 'status',
            beside: true,
            label: t('fields.status'),
            cell: ({ status }) => <DeviationBadge status={status} />,
          },
        ]}
      />
    </Section>
  );
}
