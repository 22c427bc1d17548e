import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { CancellationView } from '@bff/areas/customer';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useMoney } from '~/i18n/use-money';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';

type Terms = NonNullable<CancellationView['terms']>;
type CanceledSums = Pick<Terms['bookings'][number], 'total' | 'fee' | 'refund'>;

interface CancelCostsProps {
  view: CancellationView;
  terms: Terms;
  /** What is to be filled in and answered. */
  children: ReactNode;
}

/** What cancelling costs, beside what is asked about it. */
export function CancelCosts({ view: { tiers, departure, takenBack }, terms, children }: CancelCostsProps) {
  const { t } = useTranslation('booking');
  const money = useMoney();
  const { bookings, fee, refund } = terms;
  const sums = <Sums terms={terms} />;
  return (
    <>
      <p>
        <strong>
          {fee === 0 ? t('cancel.free') : t('cancel.withFee', { fee: money(fee), refund: money(refund) })}
        </strong>
      </p>
      {/* A row for each bus needs the page's width. */}
      {bookings.length > 1 ? sums : null}
      <Split
        side="end"
        label={t('cancel.costs')}
        aside={
          <Stack>
            {bookings.length > 1 ? null : sums}
            {takenBack > 0 ? <p>{t('cancel.takenBack', { amount: money(takenBack) })}</p> : null}
            {refund > takenBack ? <p>{t('cancel.refundNote')}</p> : null}
            <CancellationTiers tiers={tiers} departure={departure} />
          </Stack>
        }
      >
        {children}
      </Split>
    </>
  );
}

function Sums({ terms: { bookings, fee, refund } }: { terms: Terms }) {
  const { t } = useTranslation('booking');
  const total = bookings.reduce((sum, booking) => sum + booking.total, 0);
  // In one form with the sum that the page has once it is canceled.
  const parts = [
    { key: 'total', label: t('cancel.total'), of: (sums: CanceledSums) => <Money ore={sums.total} decimals /> },
    { key: 'fee', label: t('payments.fee'), of: (sums: CanceledSums) => <Money ore={sums.fee} decimals /> },
    { key: 'refund', label: t('cancel.refund'), of: (sums: CanceledSums) => <Money ore={sums.refund} decimals /> },
  ];
  if (bookings.length === 1)
    return <SummaryList rows={parts.map(({ label, of }) => ({ label, value: of({ total, fee, refund }) }))} />;
  return (
    <Table
      caption={t('cancel.costs')}
      rows={[...bookings, { number: t('cancel.sum'), total, fee, refund }]}
      rowKey={({ number }) => number}
      columns={[
        { key: 'number', label: t('cancel.booking'), rowHeader: true, cell: ({ number }) => number },
        ...parts.map(({ key, label, of }) => ({ key, label, align: 'end' as const, cell: of })),
      ]}
    />
  );
}
