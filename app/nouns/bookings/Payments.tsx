import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { DisputeView, PaymentView, RefundView } from '@bff/areas/customer';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Disputes } from './Disputes';

interface PaymentsProps {
  payments: readonly PaymentView[];
  refunds: readonly RefundView[];
  disputes: readonly DisputeView[];
  /** The refunds are of one bus and the payments of an order with several: what is left is for the order's page to say. */
  isOfOneBus?: boolean;
}

const sumOf = (moved: readonly { amount: number }[]): number => moved.reduce((sum, { amount }) => sum + amount, 0);

/** Payments and refunds with what is left of them, and disputes. */
export function Payments({ payments, refunds, disputes, isOfOneBus = false }: PaymentsProps) {
  const { t } = useTranslation('booking');
  const when = useWhen();
  const paid = sumOf(payments);
  // What is still under way has not been paid back yet.
  const refunded = sumOf(refunds.filter(({ status }) => status === 'done'));
  return (
    <Stack as="section" labelledBy="payments">
      <h2 id="payments">{t('payments.title')}</h2>
      {payments.length === 0 ? <p>{t('payments.none')}</p> : null}
      <SummaryList
        rows={payments.map(({ status, amount, card, at }, index) => ({
          label: `${payments.length > 1 ? `${index + 1}. ` : ''}${t(`payments.${status}`)}`,
          value: (
            <>
              <Money ore={amount} />
              <div className="small muted">
                {card ? `${card}, ` : null}
                {when(at)}
              </div>
            </>
          ),
        }))}
      />
      {refunds.length > 0 ? (
        <>
          <h3>{t('payments.refunds')}</h3>
          <ul>
            {refunds.map(({ bookingNumber, amount, status, at }, index) => (
              <li key={index}>
                <Money ore={amount} />.{' '}
                {bookingNumber === null ? null : `${t('payments.refundOf', { number: bookingNumber })}. `}
                {t(`refundAt.${status}`, { date: when(at) })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {refunded > 0 && !isOfOneBus ? (
        <PriceLines
          caption={t('payments.kept')}
          lines={[
            { label: t('payments.paid'), ore: paid },
            { label: t('payments.refunded'), ore: -refunded },
            { label: t('payments.kept'), ore: paid - refunded, kind: 'total' },
          ]}
        />
      ) : null}
      <Disputes disputes={disputes} />
    </Stack>
  );
}
