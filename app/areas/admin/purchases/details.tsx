// Traces: S2-130
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { adminOrderPage } from '@bff/areas/bookings';
import { bookingToSend, seeOrder, sendAgain } from '@bff/domain/bookings';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Money } from '@ds/primitives/Money/Money';
import { PhoneLink } from '~/frame/PhoneLink';
import { byIntent } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { CanceledBuses } from '~/nouns/bookings/BookingHistory';
import { PeopleParts, StopsPart, TripInShort } from '~/nouns/bookings/BookingParts';
import { HeldUntil, StatusAndHold } from '~/nouns/bookings/HeldUntil';
import { WithoutTax } from '~/nouns/bookings/PriceBox';
import { TermsPart } from '~/nouns/bookings/TermsPart';
import { DeviationsPart } from '~/nouns/deviations/DeviationsPart';
import { notesPart, NotesSection } from '~/nouns/notes/NotesSection';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section, Sections } from '~/screens/DetailScreen';
import { LongDetailScreen } from '~/screens/LongDetailScreen';
import { to } from '~/to';
import { CustomerPayments } from '../parts/CustomerPayments';
import { CopyButton } from '../parts/CopyButton';
import { History } from '../parts/History';
import { LostRefundBanner, LostRefundLink } from '../parts/LostRefund';
import { MailsAbout } from '../parts/MailsAbout';
import { PaymentRefunds } from '../parts/PaymentRefunds';
import { sendAgainAct } from '../parts/send-again.server';
import { requestRow } from '../parts/request-row';
import { SendAgain, WhoChanges } from '../parts/SendAgain';
import { useOutcome } from '../parts/use-outcome';
import { OrderDisputes } from './OrderDisputes';
import { OrderedBuses } from './OrderedBuses';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const { order, ...page } = await adminOrderPage(actor, params['id'] ?? '');
  const { number, customerId, customer, customerPrice, tax, total, disputes } = order;
  return data({
    title: translator(request)('customers:purchase.title', { number }),
    ...page,
    order: {
      number,
      customerId,
      customerName: customer.deletedAt ? null : (customer.companyName ?? customer.name),
      operatorPrice: order.bookings.reduce((sum, booking) => sum + booking.operatorPrice, 0),
      customerPrice,
      tax,
      total,
      disputes,
      payments: order.payments.map((payment) => ({ ...payment, orderNumber: number })),
      // Frozen when the order was made: the same for each bus.
      tiers: order.bookings[0]?.tiers ?? [],
    },
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const order = await seeOrder(actor, params['id'] ?? '');
  const { number } = bookingToSend(order) ?? order.bookings[0]!;
  return byIntent(
    request,
    // Either is about the whole order.
    sendAgainAct(request, { send: () => sendAgain(actor, number), back: to.adminPurchase(order.number) }),
  );
}

/** An order as administrators see it: the trip and its buses, the customer's side, and all that has happened, as on a booking's page. */
export default function PurchasePage() {
  const { title, order, trip, buses, ...page } = useLoaderData<typeof loader>();
  const { failedRefund, notes, messages } = page;
  useOutcome(page);
  const { t } = useTranslation('bookings');
  const path = usePath();
  const [first] = buses;
  return (
    <LongDetailScreen
      area="admin"
      back={{ to: to.adminBookings(), label: t('list.title') }}
      over={<TripInShort booking={trip} />}
      title={title}
      beside={<CopyButton text={order.number} what={title} />}
      meta={
        first && buses.length === 1 ? (
          <StatusAndHold stands={first.stands} held={trip.held} />
        ) : (
          <>
            <span>{t(`booking:tripType.${trip.tripType}`)}</span> <HeldUntil held={trip.held} />
          </>
        )
      }
      actions={
        <>
          <LostRefundLink refund={failedRefund} />
          <SendAgain what={page.sendsAgain} />
          {page.canCancel ? (
            <ConfirmLink variant="danger" size="small" to={to.cancelAdminPurchase(order.number)}>
              {t('cancelOrder.link')}
            </ConfirmLink>
          ) : null}
        </>
      }
      parts={[
        ...notes.map(({ bookingNumber }) => notesPart(t, notes.length > 1 ? bookingNumber : undefined)),
        { id: 'bookings', title: t('customers:purchase.bookings') },
        { id: 'people', title: t('details.people') },
        { id: 'stops', title: t('details.stops') },
        page.deviations.length > 0 && { id: 'deviations', title: t('deviations:list.admin') },
        { id: 'price', title: t('details.customerPrice') },
        { id: 'payments', title: t('customers:payments.title') },
        { id: 'refunds', title: t('payments:payment.refunds') },
        order.disputes.length > 0 && { id: 'disputes', title: t('payments:disputes.title') },
        { id: 'messages', title: t('details.messages') },
        { id: 'terms', title: t('details.terms') },
        { id: 'history', title: t('events:history.title') },
      ]}
    >
      <LostRefundBanner refund={failedRefund} />
      <CanceledBuses buses={page.canceled} addressOf={to.adminBooking} />
      <WhoChanges who={page.whoChanges} />
      {notes.map(({ bookingNumber, notes: about }) => (
        <NotesSection
          key={bookingNumber}
          area="admin"
          about={{ bookingNumber }}
          notes={about}
          of={notes.length > 1 ? bookingNumber : undefined}
        />
      ))}
      <OrderedBuses buses={buses} />
      <PeopleParts
        booking={trip}
        more={[
          {
            label: t('details.customer'),
            value: (
              <a href={path(to.customer(order.customerId))}>{order.customerName ?? t('customers:deleted.name')}</a>
            ),
          },
          {
            label: t('details.company'),
            value: <a href={path(to.editCompany(trip.company.id))}>{trip.company.name}</a>,
          },
          ...requestRow(t, page.requestNumber, path),
          { label: t('details.emergency'), value: <PhoneLink {...trip.company.phone} /> },
        ]}
      />
      <StopsPart booking={trip} />
      <Sections>
        <DeviationsPart deviations={page.deviations} addressOf={to.deviation} ofSeveral={buses.length > 1} />
        <Section id="price" title={t('details.customerPrice')} brief={<Money ore={order.total} />}>
          <PriceLines
            caption={t('details.customerPrice')}
            lines={[
              { label: t('details.operatorPrice'), ore: order.operatorPrice, kind: 'sum' },
              { label: t('quotes:quote.margin'), ore: order.customerPrice - order.operatorPrice },
              { label: t('customers:purchase.tax'), ore: order.tax },
              { label: t('booking:price.total'), ore: order.total, kind: 'total' },
            ]}
          />
          <WithoutTax {...trip} />
          <p>{t(`money.${trip.money}`)}</p>
        </Section>
        <CustomerPayments payments={order.payments} />
        <PaymentRefunds refunds={page.refunds} />
        <OrderDisputes disputes={order.disputes} />
        <MailsAbout title={t('details.messages')} messages={messages} />
        <TermsPart tiers={order.tiers} departure={page.canCancel ? trip.legs[0]?.departure : undefined} />
        <History events={page.history} of={buses.length === 1 ? 'booking' : 'each'} />
      </Sections>
    </LongDetailScreen>
  );
}
