import type { RequestOfSale } from '@bff/domain/quotes';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { NextLine } from '@ds/support/NextLine';
import { formatMoney } from '@formats';
import { Fragment } from 'react';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import { SoldQuotes } from '../parts/SoldQuotes';

/**
 * Of the request that a sale was begun from: that we have offered the trip already, which holds a bus, what its customer wrote, and what the
 * companies offer themselves. Nothing of what there is none.
 */
export function RequestInShort({ request }: { request: RequestOfSale | null }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const moment = useMoment();
  if (request === null) return null;
  const { message, specialRequests, open, offered } = request;
  const quotes = open.map(({ company, total, expiresAt }, index) => (
    <Fragment key={company}>
      {index > 0 ? <NextLine /> : null}
      {t('request.quote', { company, total: formatMoney(total, locale), at: moment(expiresAt) })}
    </Fragment>
  ));
  const rows = [
    ...(message ? [{ label: t('request.message'), value: message }] : []),
    ...(specialRequests ? [{ label: t('request.specialRequests'), value: specialRequests }] : []),
    ...(quotes.length > 0 ? [{ label: t('request.open'), value: quotes }] : []),
  ];
  return (
    <>
      {offered.length > 0 ? (
        <Banner tone="warning" title={t('alreadyOffered')}>
          <SoldQuotes sold={offered} />
        </Banner>
      ) : null}
      {rows.length > 0 ? <SummaryList rows={rows} /> : null}
    </>
  );
}
