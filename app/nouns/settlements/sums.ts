import type { SettlementSums } from '@bff/domain/settlements';
import type { NameIn } from '~/i18n/text-keys';

type Sum = NameIn<'settlements:columns'> & keyof SettlementSums;

/** The columns of a table of statements, on the page and in its file; what we keep is taken off what the customer pays. */
export const SUM_COLUMNS: readonly { key: Sum; ore: (sums: SettlementSums) => number; below?: true }[] = [
  { key: 'customerPrice', ore: ({ customerPrice }) => customerPrice },
  { key: 'commission', ore: ({ commission }) => -commission },
  { key: 'debts', ore: ({ debts }) => debts },
  { key: 'tax', ore: ({ tax }) => tax, below: true },
  { key: 'toPay', ore: ({ toPay }) => toPay },
];

/** Several statements together. */
export const addedUp = (statements: readonly SettlementSums[]): SettlementSums =>
  statements.reduce(
    (all, one) => ({
      trips: all.trips + one.trips,
      notReported: all.notReported + one.notReported,
      customerPrice: all.customerPrice + one.customerPrice,
      commission: all.commission + one.commission,
      earned: all.earned + one.earned,
      tax: all.tax + one.tax,
      debts: all.debts + one.debts,
      toPay: all.toPay + one.toPay,
    }),
    { trips: 0, notReported: 0, customerPrice: 0, commission: 0, earned: 0, tax: 0, debts: 0, toPay: 0 },
  );
