import type { PurchaseView } from '@bff/areas/customer';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { PrintButton } from '@ds/primitives/PrintButton/PrintButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import { CanceledBanner } from '~/nouns/bookings/CanceledBanner';
import { CanceledSum } from '~/nouns/bookings/CanceledSum';
import { DisputeBanner } from '~/nouns/bookings/Disputes';
import { Payments } from '~/nouns/bookings/Payments';
import { useTaxNote, usePriceSums } from '~/nouns/bookings/PriceBox';
import { to } from '~/to';
import type { TripPlace } from '../parts/way-back.server';
import { BusTable } from './BusTable';
import { CancelOrder } from './CancelOrder';
import { useReceiptParties } from './parties';

/**
 * The receipt of a paid order: who sold what to whom, the tax, how and when it was paid, and what was refunded. The trip itself is on its
 * booking's page. `back`: the list as it was left; null on the page that is shared, which has no buttons.
 */
export function Receipt({ purchase, back }: { purchase: PurchaseView; back: TripPlace | null }) {
  const { t } = useTranslation('booking');
  const when = useWhen();
  const { trip, number, price, cancellation } = purchase;
  return (
    <Stack gap="l">
      <Back purchase={purchase} back={back} />
      <PageHeader
        over={`${trip.from} – ${trip.to}, ${when(trip.departure)}`}
        title={t('purchase.receiptTitle', { number })}
        meta={purchase.bought ? t('purchase.bought', { date: when(purchase.bought) }) : null}
      />
      {cancellation ? <CanceledBanner {...cancellation} /> : null}
      <DisputeBanner disputes={purchase.disputes} />
      {back === null ? null : <Actions number={number} />}
      <Split
        side="end"
        asideLast
        label={t('payments.title')}
        aside={
          <Stack gap="l">
            <Sum purchase={purchase} />
            <Payments payments={purchase.payments} refunds={purchase.refunds} disputes={purchase.disputes} />
          </Stack>
        }
      >
        <Stack gap="xl">
          <BusTable buses={purchase.buses} readOnly={back === null} />
          <Stack as="section" labelledBy="price">
            <h2 id="price">{t('price.title')}</h2>
            <PriceLines
              caption={t('price.title')}
              lines={[...usePriceSums(price), { label: t('price.total'), ore: price.total, kind: 'total' }]}
            />
          </Stack>
          <Stack as="section" labelledBy="parties">
            <h2 id="parties">{t('purchase.sellerAndBuyer')}</h2>
            <SummaryList rows={useReceiptParties(purchase)} />
          </Stack>
        </Stack>
      </Split>
      {/* A single bus is canceled on its booking's page. */}
      {back === null || purchase.buses.length === 1 ? null : <CancelOrder purchase={purchase} />}
    </Stack>
  );
}

/** To the booking; from an order of several, which the table leads to, to the list. */
function Back({ purchase: { buses }, back }: { purchase: PurchaseView; back: TripPlace | null }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const [first, ...others] = buses;
  if (first && others.length === 0)
    return (
      <BackLink href={path(back === null ? to.bookingSheet(first.number) : to.booking(first.number))}>
        {t('purchase.toBooking')}
      </BackLink>
    );
  return back === null ? null : <BackLink href={back.href}>{back.label}</BackLink>;
}

/** What was paid, or what is given back of it. */
function Sum({ purchase: { price, cancellation, fees } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const note = useTaxNote(price);
  if (cancellation) return <CanceledSum canceled={cancellation} />;
  return (
    <>
      <PriceSummary exact title={t('payments.paid')} total={price.total} note={note} />
      {fees > 0 ? <SummaryList rows={[{ label: t('purchase.fees'), value: <Money ore={fees} /> }]} /> : null}
    </>
  );
}

function Actions({ number }: { number: string }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  return (
    <nav aria-label={t('details.actions')} className="no-print">
      <Row>
        <LinkButton variant="secondary" href={path(to.receipt(number))}>
          {t('purchase.pdf')}
        </LinkButton>
        <PrintButton label={t('purchase.print')} />
      </Row>
    </nav>
  );
}
