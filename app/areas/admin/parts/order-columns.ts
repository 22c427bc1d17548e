import type { ListColumn } from '~/lists/columns';
import { instant, linked } from '~/lists/columns';
import { to } from '~/to';

interface OfOrder {
  createdAt: Date;
  orderNumber: string;
  customerName: string;
}

/** What a list of money shows of the order that each row belongs to. */
export const orderColumns = {
  created: {
    key: 'created',
    label: 'payments:payments.created',
    sortBy: 'created',
    ...instant(({ createdAt }) => createdAt),
  },
  order: {
    key: 'order',
    label: 'payments:payments.order',
    below: true,
    ...linked(
      ({ orderNumber }) => orderNumber,
      (_, number) => to.adminPurchase(number),
    ),
  },
  customer: {
    key: 'customer',
    label: 'payments:payments.customer',
    below: true,
    file: ({ customerName }) => customerName,
  },
} as const satisfies Record<string, ListColumn<OfOrder, 'created'>>;
