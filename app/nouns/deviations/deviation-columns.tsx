import type { deviationListSpec } from '@bff/areas/deviations';
import type { DeviationRow } from '@bff/domain/deviations';
import { Money } from '@ds/primitives/Money/Money';
import { instant, linked, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { DeviationBadge, HandlingBadge } from './DeviationBadges';

type Columns = ListColumns<DeviationRow, typeof deviationListSpec>;

/** The columns of deviations. `office`: with the operator. */
export const deviationColumns = (addressOf: (id: number) => string, office: boolean): Columns => [
  {
    key: 'deviation',
    label: 'deviations:list.over',
    rowHeader: true,
    ...linked(
      ({ cause }) => cause,
      ({ id }) => addressOf(id),
    ),
  },
  { key: 'reported', label: 'deviations:fields.reported', sortBy: 'reported', ...instant((row) => row.reportedAt) },
  {
    key: 'booking',
    label: 'deviations:fields.booking',
    ...linked(
      ({ bookingNumber }) => bookingNumber,
      (_, number) => (office ? to.adminBooking(number) : to.companyBooking(number)),
    ),
  },
  ...(office
    ? ([
        {
          key: 'company',
          label: 'deviations:fields.company',
          ...linked(
            ({ companyName }) => companyName,
            ({ companyId }) => to.editCompany(companyId),
          ),
        },
      ] satisfies Columns)
    : []),
  {
    key: 'price',
    label: 'deviations:fields.price',
    align: 'end',
    file: ({ price }, { amount }) => price && amount(price),
    cell: ({ price }) => (price === null ? '–' : <Money ore={price} />),
  },
  {
    key: 'handling',
    label: 'deviations:fields.handling',
    file: ({ handling }, { t }) => t(`deviations:handling.${handling}`),
    cell: ({ handling }) => <HandlingBadge handling={handling} />,
  },
  {
    key: 'status',
    beside: true,
    label: 'deviations:fields.status',
    file: ({ status }, { t }) => t(`deviations:status.${status}`),
    cell: ({ status }) => <DeviationBadge status={status} />,
  },
];

/** Those of the administrators' list and its file. */
export const officeDeviationColumns = deviationColumns((id) => to.deviation(id), true);
