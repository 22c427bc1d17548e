import { useTranslation } from 'react-i18next';
import type { PickedOffer } from '@bff/areas/customer';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Button } from '@ds/primitives/Button/Button';
import { formatDateTime, formatTime } from '@formats';
import { usePath } from '~/http/paths';
import { OfferGone } from './OfferGone';

/** An offer picked before logging in: still the same price, one press from being held. */
export function PickedOfferPage({ offer, sealed }: { offer: PickedOffer; sealed: string | null }) {
  const { t } = useTranslation('reservation');
  const path = usePath();
  if (offer.isExpired || !sealed) return <OfferGone error="booking.offerExpired" search={offer.search} />;
  return (
    <Split
      side="end"
      label={t('price')}
      aside={
        <PriceSummary title={t('price')} total={offer.total} note={offer.hasSwedishTax ? t('inclTax') : t('noTax')}>
          <form method="post" action={path('/booking/hold')} data-submit-once="">
            <input type="hidden" name="offer" value={sealed} />
            <Button wide>{t('picked.hold')}</Button>
          </form>
        </PriceSummary>
      }
    >
      <Stack>
        <h1>{t('picked.title')}</h1>
        <p>{t('picked.lead', { time: formatTime(offer.expires) })}</p>
        <SummaryList
          rows={[
            { label: t('trip'), value: offer.stops.join(' – ') },
            { label: t('departure'), value: formatDateTime(offer.departure) },
            ...(offer.return ? [{ label: t('return'), value: formatDateTime(offer.return) }] : []),
            { label: t('passengers'), value: String(offer.passengers) },
            { label: t('buses'), value: String(offer.buses) },
          ]}
        />
      </Stack>
    </Split>
  );
}
