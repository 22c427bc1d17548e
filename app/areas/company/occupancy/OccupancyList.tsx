import { useTranslation } from '~/i18n/use-translation';
import type { OccupancyBar, OccupancyRow } from '@bff/areas/company';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { occupancyAddress } from './occupancy-words';

interface Line {
  key: string;
  vehicle: OccupancyRow;
  /** Undefined: the bus is free. */
  bar?: OccupancyBar;
}

const linesOf = (vehicle: OccupancyRow): Line[] =>
  vehicle.bars.length === 0
    ? [{ key: `free${vehicle.id}`, vehicle }]
    : vehicle.bars.map((bar) => ({ key: String(bar.id), vehicle, bar }));

/** The picture's content as a table: one row for each occupancy, or for a free bus. */
export function OccupancyList({ rows, caption }: { rows: readonly OccupancyRow[]; caption: string }) {
  const { t } = useTranslation('fleet');
  const path = usePath();
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows.flatMap(linesOf)}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'vehicle',
          label: t('occupancy.vehicle'),
          rowHeader: true,
          cell: ({ vehicle }) => <a href={path(to.editVehicle(vehicle.id))}>{vehicle.registrationNumber}</a>,
        },
        {
          key: 'kind',
          label: t('occupancy.why'),
          cell: ({ bar }) => {
            if (!bar) return t('occupancy.free');
            const address = occupancyAddress(bar);
            const text = [t(`occupancy.kind.${bar.kind}`), bar.kind === 'booked' && bar.bookingNumber]
              .filter(Boolean)
              .join(' ');
            return address ? <a href={path(address)}>{text}</a> : text;
          },
        },
        { key: 'route', label: t('booking:list.trip'), cell: ({ bar }) => bar?.route ?? null },
        { key: 'from', label: t('occupancy.from'), cell: ({ bar }) => (bar ? <DateTime at={bar.start} /> : null) },
        { key: 'until', label: t('occupancy.until'), cell: ({ bar }) => (bar ? <DateTime at={bar.end} /> : null) },
        { key: 'comment', label: t('occupancy.comment'), cell: ({ bar }) => bar?.comment ?? null },
      ]}
    />
  );
}
