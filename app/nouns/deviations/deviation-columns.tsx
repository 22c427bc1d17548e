import type { deviationListSpec } from '@bff/areas/deviations';
import type { DeviationRow } from '@bff/domain/deviations';
import { Money } from '@ds/primitives/Money/Money';
import { instant, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { DeviationBadge, HandlingBadge } from './DeviationBadges';

type Columns = ListColumns<DeviationRow, typeof deviationListSpec>;

/** The columns of deviations. `office`: with the operator. */
export const deviationColumns = (addressOf: (id: number) => string, office: boolean): Columns => [
  {
    key: 'deviation',
    label: 'deviations:list.over',
    rowHeader: true,
    cell: ({ id, cause }, { path }) => <a href={path(addressOf(id))}>{cause}</a>,
  },
  { key: 'reported', label: 'deviations:fields.reported', sortBy: 'reported', ...instant((row) => row.reportedAt) },
  {
    key: 'booking',
    label: 'deviations:fields.booking',
    cell: ({ bookingNumber }, { path }) => (
      <a href={path(office ? to.adminBooking(bookingNumber) : to.companyBooking(bookingNumber))}>{bookingNumber}</a>
    ),
  },
  ...(office
    ? ([
        {
          key: 'company',
          label: 'deviations:fields.company',
          cell: ({ companyId, companyName }, { path }) => <a href={path(to.editCompany(companyId))}>{companyName}</a>,
        },
      ] satisfies Columns)
    : []),
  {
    key: 'price',
    label: 'deviations:fields.price',
    align: 'end',
    cell: ({ price }) => (price === null ? '–' : <Money ore={price} />),
  },
  {
    key: 'handling',
    label: 'deviations:fields.handling',
    cell: ({ handling }) => <HandlingBadge handling={handling} />,
  },
  {
    key: 'status',
    beside: true,
    label: 'deviations:fields.status',
    cell: ({ status }) => <DeviationBadge status={status} />,
  },
];
