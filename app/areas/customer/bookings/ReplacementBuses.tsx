import type { ChoiceBus } from '@bff/areas/customer';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Table } from '@ds/patterns/Table/Table';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { useWords } from '~/i18n/use-words';
import { firstOnBoard } from '~/nouns/companies/on-board';
import { to } from '~/to';
import { BETWEEN, useReplacementFacts } from './replacement-facts';

interface ReplacementBusesProps {
  bookingNumber: string;
  buses: readonly ChoiceBus[];
  /** The buses that are not shown; null if all are. */
  more: { count: number; first: number } | null;
}

const rowId = (vehicleId: number): string => `bus-${vehicleId}`;

/** The buses that may be taken, each beside what was booked; and where the rest of them are shown. */
export function ReplacementBuses({ bookingNumber, buses, more }: ReplacementBusesProps) {
  const { t } = useTranslation('booking');
  const word = useWords('search');
  const path = usePath();
  const factsOf = useReplacementFacts();
  return (
    <>
      <Table
        caption={t('choice.buses')}
        rows={buses.map((bus) => ({ bus, facts: factsOf(bus) }))}
        rowKey={({ bus }) => bus.vehicleId}
        columns={[
          {
            key: 'operator',
            label: t('details.operator'),
            rowHeader: true,
            cell: ({ bus, facts }) => <span id={rowId(bus.vehicleId)}>{facts.operator}</span>,
          },
          { key: 'rating', label: t('search:compare.rating'), cell: ({ facts }) => facts.rating },
          {
            key: 'bus',
            label: t('details.bus'),
            cell: ({ facts: { name, fuel, wheelchairs } }) => (
              <>
                {name}
                <br />
                {fuel}
                {wheelchairs === null ? null : (
                  <>
                    <br />
                    {wheelchairs}
                  </>
                )}
              </>
            ),
          },
          {
            key: 'onBoard',
            label: t('search:filter.equipment'),
            cell: ({ facts: { onBoard, compared } }) => (
              <>
                {compared === null ? null : (
                  <>
                    <strong>{compared}</strong>
                    <br />
                  </>
                )}
                {firstOnBoard(onBoard, word).join(BETWEEN) || '–'}
              </>
            ),
          },
          { key: 'start', label: t('choice.start'), align: 'end', cell: ({ facts }) => facts.start },
          {
            key: 'take',
            label: t('choice.choose'),
            // On a card, the link says the same as the label before it.
            wide: true,
            cell: ({ bus: { vehicleId, companyName, busType, model, seats } }) => (
              <LinkButton
                variant="secondary"
                size="small"
                href={path(to.takeChoice(bookingNumber, String(vehicleId)))}
                aria-label={t('choice.take', {
                  operator: companyName,
                  model: model || t(`busType.${busType}`),
                  count: seats,
                })}
              >
                {t('choice.choose')}
              </LinkButton>
            ),
          },
        ]}
      />
      {more === null ? null : (
        <p>
          <a
            href={`${path(to.choice(bookingNumber))}?show=all#${rowId(more.first)}`}
            aria-label={t('choice.showMoreLabel', { count: more.count })}
          >
            {t('choice.showMore')}
          </a>
        </p>
      )}
    </>
  );
}
