import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { DisputeView, PaymentView, RefundView } from '@bff/areas/customer';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Disputes } from './Disputes';

interface PaymentsProps {
  payments: readonly PaymentView[];
  refunds: readonly RefundView[];
  disputes: readonly DisputeView[];
}

/** Payments, refunds and disputes. */
export function Payments({ payments, refunds, disputes }: PaymentsProps) {
  const { t } = useTranslation('booking');
  const when = useWhen();
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
      <Disputes disputes={disputes} />
    </Stack>
  );
}
