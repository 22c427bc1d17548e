import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { PurchaseView } from '@bff/areas/customer';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CanceledBanner } from '~/nouns/bookings/CanceledBanner';
import { DisputeBanner } from '~/nouns/bookings/Disputes';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { Payments } from '~/nouns/bookings/Payments';
import { PriceBox } from '~/nouns/bookings/PriceBox';
import { TripMap } from '~/nouns/bookings/TripMap';
import type { TripPlace } from '../parts/way-back.server';
import { HeldBanner } from '../parts/HeldBanner';
import { BusTable } from './BusTable';
import { CancelOrder } from './CancelOrder';
import { useParties } from './parties';

/**
 * An order with its bookings, until it is paid: what is still missing. Just after it is news (JustBooked), later a receipt (Receipt).
 * `back`: the list as it was left; null on the page that is shared, which has no buttons.
 */
export function PurchaseSheet({ purchase, back }: { purchase: PurchaseView; back: TripPlace | null }) {
  const readOnly = back === null;
  const { t } = useTranslation('booking');
  const when = useWhen();
  const { trip, receipt, number } = purchase;
  return (
    <Stack gap="l">
      {back === null ? null : <BackLink href={back.href}>{back.label}</BackLink>}
      <PageHeader
        over={t('purchase.over', { number })}
        title={`${trip.from} – ${trip.to}`}
        meta={purchase.bought ? t('purchase.bought', { date: when(purchase.bought) }) : null}
      />
      {purchase.heldUntil ? (
        <HeldBanner
          orderNumber={number}
          until={purchase.heldUntil}
          now={purchase.now}
          canComplete={purchase.can.complete && !readOnly}
        />
      ) : null}
      {purchase.cancellation ? <CanceledBanner {...purchase.cancellation} /> : null}
      {receipt === 'ready' ? null : <Banner>{t(`purchase.receipt.${receipt}`)}</Banner>}
      <DisputeBanner disputes={purchase.disputes} />
      <Split
        side="end"
        asideLast
        label={t('price.title')}
        aside={
          <Stack gap="l">
            <PriceBox price={purchase.price} />
            <Payments payments={purchase.payments} refunds={purchase.refunds} disputes={purchase.disputes} />
          </Stack>
        }
        after={
          <Stack gap="xl">
            <BusTable buses={purchase.buses} readOnly={readOnly} />
            <Stack as="section" labelledBy="parties">
              <h2 id="parties">{t('purchase.parties')}</h2>
              <SummaryList rows={useParties(purchase)} />
            </Stack>
          </Stack>
        }
      >
        <Stack as="section" labelledBy="trip">
          <h2 id="trip">{t('details.trip')}</h2>
          <Itinerary legs={trip.legs} />
          <TripMap map={trip.map} />
        </Stack>
      </Split>
      {readOnly ? null : <CancelOrder purchase={purchase} />}
    </Stack>
  );
}
