// Traces: S2-130
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { adminOrderPage } from '@bff/areas/bookings';
import type { OrderDetails, OrderDispute } from '@bff/domain/bookings';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatUnit } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { NotesSection } from '~/nouns/notes/NotesSection';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { DetailScreen, Section, Sections } from '~/screens/DetailScreen';
import { to } from '~/to';
import { CustomerPayments } from '../parts/CustomerPayments';
import { CopyButton } from '../parts/CopyButton';
import { LostRefundBanner, LostRefundLink } from '../parts/LostRefund';
import { PaymentRefunds } from '../parts/PaymentRefunds';

export const headers = privatePage;

type ShownOrder = Omit<OrderDetails, 'contactPhone'> & { contactPhone: ShownPhone | null };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const { order, ...beside } = await adminOrderPage(actor, params['id'] ?? '');
  return data({
    title: translator(request)('customers:purchase.title', { number: order.number }),
    ...beside,
    order: { ...order, contactPhone: shownPhoneIf(order.contactPhone) },
  });
}

/** A purchase as administrators see it: notes, trip, buses, prices, payments, refunds. */
export default function PurchasePage() {
  const { title, order, refunds, failedRefund, canCancel, notes } = useLoaderData<typeof loader>();
  const { t } = useTranslation('customers');
  return (
    <DetailScreen
      area="admin"
      back={{ to: to.adminBookings(), label: t('bookings:list.title') }}
      title={title}
      meta={
        <>
          {t(`booking:tripType.${order.tripType}`)}
          <CopyButton text={order.number} what={title} />
        </>
      }
      actions={
        <>
          <LostRefundLink refund={failedRefund} />
          {canCancel ? (
            <ConfirmLink variant="danger" to={to.cancelAdminPurchase(order.number)}>
              {t('bookings:cancelOrder.link')}
            </ConfirmLink>
          ) : null}
        </>
      }
    >
      <LostRefundBanner refund={failedRefund} />
      {notes.map(({ bookingNumber, notes: about }) => (
        <NotesSection
          key={bookingNumber}
          area="admin"
          about={{ bookingNumber }}
          notes={about}
          of={notes.length > 1 ? bookingNumber : undefined}
        />
      ))}
      <Section id="trip" title={t('purchase.facts')}>
        <SummaryList rows={useFacts(order)} />
      </Section>
      <Buses bookings={order.bookings} />
      <Sections>
        <CustomerPayments payments={order.payments.map((payment) => ({ ...payment, orderNumber: order.number }))} />
        <PaymentRefunds refunds={refunds} />
        <Disputes disputes={order.disputes} />
      </Sections>
    </DetailScreen>
  );
}

function useFacts(order: ShownOrder): SummaryRow[] {
  const { t } = useTranslation('customers');
  const path = usePath();
  const { contactName, contactEmail, contactPhone } = order;
  return [
    {
      label: t('purchase.customer'),
      value: (
        <a href={path(to.customer(order.customerId))}>
          {order.customer.deletedAt ? t('deleted.name') : (order.customer.companyName ?? order.customer.name)}
        </a>
      ),
    },
    ...(order.unit ? [{ label: t('purchase.unit'), value: formatUnit(order.unit) }] : []),
    { label: t('purchase.contact'), value: contactName || '–' },
    ...(contactEmail ? [{ label: t('email'), value: <MailLink address={contactEmail} /> }] : []),
    ...(contactPhone ? [{ label: t('phone'), value: <PhoneLink {...contactPhone} /> }] : []),
    {
      label: t('purchase.operator'),
      value: <a href={path(to.editCompany(order.company.id))}>{order.company.name}</a>,
    },
    { label: t('purchase.route'), value: order.stops.map(({ name }) => name).join(' – ') },
    { label: t('purchase.departure'), value: <DateTime at={order.departure} /> },
    ...(order.return ? [{ label: t('purchase.return'), value: <DateTime at={order.return} /> }] : []),
    { label: t('purchase.people'), value: String(order.adults + order.children) },
    ...(order.comment ? [{ label: t('purchase.comment'), value: order.comment }] : []),
    ...(order.specialRequests ? [{ label: t('purchase.requests'), value: order.specialRequests }] : []),
    { label: t('purchase.customerPrice'), value: <Money ore={order.customerPrice} decimals /> },
    { label: t('purchase.tax'), value: <Money ore={order.tax} decimals /> },
    { label: t('purchase.total'), value: <Money ore={order.total} decimals /> },
  ];
}

function Buses({ bookings }: Pick<OrderDetails, 'bookings'>) {
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <Section id="bookings" title={t('purchase.bookings')}>
      <Table
        caption={t('purchase.bookings')}
        hideCaption
        rows={bookings}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'number',
            label: t('purchase.booking'),
            rowHeader: true,
            cell: ({ number }) => <a href={path(to.adminBooking(number))}>{number}</a>,
          },
          {
            key: 'status',
            beside: true,
            label: t('booking:list.status'),
            cell: ({ shown }) => <BookingStatus status={shown} />,
          },
          {
            key: 'bus',
            label: t('purchase.bus'),
            cell: ({ busType, registrationNumber }) => `${t(`booking:busType.${busType}`)}, ${registrationNumber}`,
          },
          {
            key: 'operator',
            label: t('purchase.operatorPrice'),
            align: 'end',
            cell: ({ operatorPrice }) => <Money ore={operatorPrice} />,
          },
          { key: 'total', label: t('purchase.total'), align: 'end', cell: ({ total }) => <Money ore={total} /> },
        ]}
      />
    </Section>
  );
}

/** What customers' banks reclaim or enquire about; nothing for an order without. */
function Disputes({ disputes }: { disputes: readonly OrderDispute[] }) {
  const { t } = useTranslation('customers');
  if (disputes.length === 0) return null;
  return (
    <Section id="disputes" title={t('payments:disputes.title')} brief={disputes.length} whole>
      <Table
        caption={t('payments:disputes.title')}
        hideCaption
        rows={disputes}
        rowKey={(dispute) => disputes.indexOf(dispute)}
        columns={[
          {
            key: 'at',
            label: t('payments:disputes.opened'),
            rowHeader: true,
            cell: ({ openedAt }) => <DateTime at={openedAt} />,
          },
          { key: 'status', label: t('payments.status'), cell: ({ status }) => t(`payments:disputes.is.${status}`) },
          { key: 'amount', label: t('payments.amount'), align: 'end', cell: ({ amount }) => <Money ore={amount} /> },
        ]}
      />
    </Section>
  );
}
