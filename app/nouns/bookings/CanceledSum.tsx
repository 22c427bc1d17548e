import type { CanceledView } from '@bff/areas/customer';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { useTranslation } from '~/i18n/use-translation';

/** In the place of the price once a trip is canceled: what is given back, large, and what that comes from. Its price would look owed. */
export function CanceledSum({ canceled: { paid, fee, repaid } }: { canceled: CanceledView }) {
  const { t } = useTranslation('booking');
  const lines = [
    { label: t('payments.paid'), ore: paid },
    ...(fee > 0 ? [{ label: t('payments.fee'), ore: fee }] : []),
  ];
  // Before somebody has chosen what happens after an operator's cancellation, nothing is given back.
  const [title, total] = repaid ? [t(`refund.${repaid.status}`), repaid.amount] : [t('payments.fee'), fee];
  return (
    <PriceSummary
      exact
      title={title}
      total={total}
      note={repaid ? t('repaid.to', { card: repaid.card ?? t('repaid.card') }) : t('repaid.nothing')}
    >
      <PriceLines caption={title} lines={repaid ? lines : lines.slice(0, 1)} />
    </PriceSummary>
  );
}
