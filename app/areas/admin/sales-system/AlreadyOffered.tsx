import type { SoldQuote } from '@bff/domain/quotes';
import { Banner } from '@ds/patterns/Banner/Banner';
import { useTranslation } from '~/i18n/use-translation';
import { SoldQuotes } from '../parts/SoldQuotes';

/** Before another offer for the same trip is made: one that stands holds a bus already. Nothing where there is none. */
export function AlreadyOffered({ sold }: { sold: readonly SoldQuote[] }) {
  const { t } = useTranslation('sales');
  if (sold.length === 0) return null;
  return (
    <Banner tone="warning" title={t('alreadyOffered')}>
      <SoldQuotes sold={sold} />
    </Banner>
  );
}
