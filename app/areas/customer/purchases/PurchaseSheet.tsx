import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { PurchasedBus, PurchaseView } from '@bff/areas/customer';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { PrintButton } from '@ds/primitives/PrintButton/PrintButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { CanceledBanner } from '~/nouns/bookings/CanceledBanner';
import { DisputeBanner } from '~/nouns/bookings/Disputes';
import { HeldBanner } from '../parts/HeldBanner';
import { JustBooked } from './JustBooked';
import { useParties } from './parties';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { Payments } from '~/nouns/bookings/Payments';
import { PriceBox } from '~/nouns/bookings/PriceBox';
import { TripMap } from '~/nouns/bookings/TripMap';

/**
 * An order with its bookings: the receipt once it is paid, before that what is still missing. `back`: the list as it was left; null on the
 * page that is shared, which has no buttons.
 */
export function PurchaseSheet({
  purchase,
  back,
  justBooked = false,
}: {
  purchase: PurchaseView;
  back: string | null;
  /** It was paid a moment ago. */
  justBooked?: boolean;
}) {
  const readOnly = back === null;
  const { t } = useTranslation('booking');
  const when = useWhen();
  const path = usePath();
  const { trip, receipt, number } = purchase;
  const isReceipt = receipt === 'ready';
  return (
    <Stack gap="l">
      {justBooked ? <JustBooked purchase={purchase} /> : null}
      {back === null || justBooked ? null : <BackLink href={back}>{t('details.back')}</BackLink>}
      <PageHeader
        over={t(isReceipt ? 'purchase.overReceipt' : 'purchase.over', { number })}
        title={`${trip.from} – ${trip.to}`}
        meta={t('purchase.bought', { date: when(purchase.created) })}
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
      {isReceipt ? null : <Banner>{t(`purchase.receipt.${receipt}`)}</Banner>}
      <DisputeBanner disputes={purchase.disputes} />
      {readOnly ? null : <Actions purchase={purchase} />}
      <Split
        side="end"
        asideLast
        label={t('price.title')}
        aside={
          <Stack gap="l">
            <PriceBox price={purchase.price} />
            {purchase.fees > 0 ? (
              <SummaryList rows={[{ label: t('purchase.fees'), value: <Money ore={purchase.fees} /> }]} />
            ) : null}
            <Payments payments={purchase.payments} refunds={purchase.refunds} disputes={purchase.disputes} />
          </Stack>
        }
      >
        <Stack gap="xl">
          <Stack as="section" labelledBy="trip">
            <h2 id="trip">{t('details.trip')}</h2>
            <Itinerary legs={trip.legs} />
            <TripMap map={trip.map} />
          </Stack>
          <BusTable buses={purchase.buses} readOnly={readOnly} />
          <Stack as="section" labelledBy="parties">
            <h2 id="parties">{t('purchase.parties')}</h2>
            <SummaryList rows={useParties(purchase)} />
          </Stack>
        </Stack>
      </Split>
      {purchase.can.cancel && !readOnly ? (
        <p className="no-print">
          <a href={path(to.cancelPurchase(number))}>
            {t(purchase.buses.length > 1 ? 'purchase.cancel' : 'details.cancel')}
          </a>
        </p>
      ) : null}
    </Stack>
  );
}

function BusTable({ buses, readOnly }: { buses: readonly PurchasedBus[]; readOnly: boolean }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const booking = readOnly ? to.bookingSheet : to.booking;
  return (
    <Table
      caption={t('purchase.buses', { count: buses.length })}
      rows={buses}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'bus',
          label: t('purchase.bus'),
          rowHeader: true,
          cell: ({ number, busType, model, seats, registrationNumber }) => (
            <a href={path(booking(number))}>
              {t('purchase.busName', { type: t(`busType.${busType}`), model, count: seats })}, {registrationNumber}
            </a>
          ),
        },
        // The number of a booking tells several buses apart; of one, the order's is enough.
        ...(buses.length > 1
          ? [{ key: 'booking', label: t('purchase.booking'), cell: ({ number }: PurchasedBus) => number }]
          : []),
        { key: 'status', label: t('purchase.status'), cell: ({ status }) => <BookingStatus status={status} toBuyer /> },
        // Of a single bus the price is beside the table, and the passengers below.
        ...(buses.length > 1
          ? [
              {
                key: 'passengers',
                label: t('purchase.passengers'),
                cell: ({ passengers }: PurchasedBus) => passengers,
              },
              {
                key: 'amount',
                label: t('purchase.amount'),
                align: 'end' as const,
                cell: ({ total }: PurchasedBus) => <Money ore={total} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Actions({ purchase: { number, receipt, can, buses } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const running = buses.find(({ status }) => status !== 'canceled');
  if (receipt !== 'ready') return null;
  return (
    <nav aria-label={t('details.actions')} className="no-print">
      <Row>
        <LinkButton variant="secondary" href={path(to.receipt(number))}>
          {t('purchase.pdf')}
        </LinkButton>
        {can.calendar && running
          ? [
              <LinkButton key="calendar" variant="secondary" href={path(to.bookingCalendar(running.number))}>
                {t('details.calendar')}
              </LinkButton>,
              <LinkButton key="share" variant="secondary" href={path(to.shareTrip(running.number))}>
                {t('details.share')}
              </LinkButton>,
            ]
          : null}
        <PrintButton label={t('purchase.print')} />
      </Row>
    </nav>
  );
}
