// Traces: S2-093
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { adminBookingPage } from '@bff/areas/bookings';
import { sendAgain } from '@bff/domain/bookings';
import { notesOf } from '@bff/domain/notes';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Money } from '@ds/primitives/Money/Money';
import { formatPercent } from '@formats';
import { PhoneLink } from '~/frame/PhoneLink';
import { requireActor } from '~/http/actor.server';
import { byIntent } from '~/forms/save-form.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { CanceledBanner } from '~/nouns/bookings/BookingHistory';
import {
  BusAndDriver,
  OperatorPrice,
  PeopleParts,
  PiecesPart,
  StopsPart,
  stopsTitle,
  TripInShort,
} from '~/nouns/bookings/BookingParts';
import { StatusAndHold } from '~/nouns/bookings/HeldUntil';
import { WithoutTax } from '~/nouns/bookings/PriceBox';
import { ProposalPart } from '~/nouns/bookings/ProposalPart';
import { TermsPart } from '~/nouns/bookings/TermsPart';
import { shownLine } from '~/nouns/bookings/price-line';
import { siblingRows } from '~/nouns/bookings/sibling-rows';
import { DeviationsPart } from '~/nouns/deviations/DeviationsPart';
import { NotesSection } from '~/nouns/notes/NotesSection';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { Section, Sections } from '~/screens/DetailScreen';
import { LongDetailScreen } from '~/screens/LongDetailScreen';
import { to } from '~/to';
import { CopyButton } from '../parts/CopyButton';
import { copyRow } from '../parts/id-row';
import { CustomerPayments } from '../parts/CustomerPayments';
import { History } from '../parts/History';
import { LostRefundBanner, LostRefundLink } from '../parts/LostRefund';
import { MailsAbout } from '../parts/MailsAbout';
import { PaymentRefunds } from '../parts/PaymentRefunds';
import { sendAgainAct } from '../parts/send-again.server';
import { requestRow } from '../parts/request-row';
import { SendAgain, WhoChanges } from '../parts/SendAgain';
import { useOutcome } from '../parts/use-outcome';
import { CancelLink } from './CancelLink';
import { BookingProblem, OutcomeLink } from './BookingProblem';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const page = await adminBookingPage(actor, params['id'] ?? '');
  const notes = await notesOf(actor, { bookingNumber: page.booking.number });
  return data({
    title: translator(request)('bookings:details.title', { number: page.booking.number }),
    ...page,
    notes,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const number = params['id'] ?? '';
  return byIntent(
    request,
    sendAgainAct(request, { send: () => sendAgain(actor, number), back: to.adminBooking(number) }),
  );
}

/** A booking as administrators see it: what its operator sees, and the customer's side. */
export default function AdminBookingPage() {
  const { title, booking, office, payments, refunds, failedRefund, messages, history, notes, ...can } =
    useLoaderData<typeof loader>();
  useOutcome({ refunds, messages });
  const { t } = useTranslation('bookings');
  const { t: words } = useTranslation('booking');
  const path = usePath();
  const locale = useLocale();
  return (
    <LongDetailScreen
      area="admin"
      back={{ to: to.adminBookings(), label: t('list.title') }}
      over={<TripInShort booking={booking} />}
      title={title}
      beside={<CopyButton text={booking.number} what={title} />}
      meta={<StatusAndHold {...booking} />}
      actions={
        <>
          <LostRefundLink refund={failedRefund} />
          <OutcomeLink booking={booking} />
          <SendAgain what={can.sendsAgain} />
          {can.canCancelForOperator ? (
            <ConfirmLink variant="secondary" size="small" to={`${to.cancelAdminBooking(booking.number)}?by=operator`}>
              {t('cancel.linkForOperator')}
            </ConfirmLink>
          ) : null}
          <CancelLink booking={booking} can={can} />
        </>
      }
      parts={[
        booking.proposal !== null && { id: 'proposal', title: t('proposal.title') },
        { id: 'notes', title: t('notes:title') },
        { id: 'bus', title: t('details.bus') },
        { id: 'people', title: t('details.people') },
        { id: 'stops', title: stopsTitle(t, booking) },
        booking.deviations.length > 0 && { id: 'deviations', title: t('deviations:list.admin') },
        booking.pieces.length > 0 && { id: 'pieces', title: t('details.pieces') },
        { id: 'price', title: t('details.operatorPrice') },
        { id: 'customerPrice', title: t('details.customerPrice') },
        { id: 'payments', title: t('customers:payments.title') },
        { id: 'refunds', title: t('payments:payment.refunds') },
        { id: 'messages', title: t('details.messages') },
        { id: 'terms', title: t('details.terms') },
        { id: 'history', title: t('events:history.title') },
      ]}
    >
      <LostRefundBanner refund={failedRefund} />
      <BookingProblem booking={booking} canCancel={can.canCancel || can.canCancelForOperator} />
      <CanceledBanner booking={booking} />
      <WhoChanges who={can.whoChanges} />
      {booking.cancellation?.choice?.status === 'waiting' ? (
        <ConfirmLink variant="secondary" size="small" to={to.chooseRefund(booking.number)}>
          {t('chooseRefund.link')}
        </ConfirmLink>
      ) : null}
      <ProposalPart proposal={booking.proposal} as="office" />
      <NotesSection area="admin" about={{ bookingNumber: booking.number }} notes={notes} />
      <Columns least="wide">
        <BusAndDriver booking={booking} />
        <PeopleParts
          booking={booking}
          more={[
            copyRow(
              t('details.order'),
              booking.orderNumber,
              <a href={path(to.adminPurchase(booking.orderNumber))}>{booking.orderNumber}</a>,
            ),
            ...requestRow(t, can.requestNumber, path),
            {
              label: t('details.customer'),
              value: (
                <a href={path(to.customer(office.customerId))}>{office.customerName ?? t('customers:deleted.name')}</a>
              ),
            },
            {
              label: t('details.company'),
              value: <a href={path(to.editCompany(booking.company.id))}>{booking.company.name}</a>,
            },
            { label: t('details.emergency'), value: <PhoneLink {...booking.company.phone} /> },
            ...siblingRows(t, booking, (number) => path(to.adminBooking(number))),
          ]}
        />
      </Columns>
      <StopsPart booking={booking} />
      <Sections>
        <DeviationsPart deviations={booking.deviations} addressOf={to.deviation} />
        <PiecesPart booking={booking} />
        <OperatorPrice booking={booking} />
        <Section id="customerPrice" title={t('details.customerPrice')} brief={<Money ore={office.total} />}>
          <PriceLines
            caption={t('details.customerPrice')}
            lines={[
              { label: t('details.operatorSum'), ore: booking.operatorPrice, kind: 'sum' },
              ...office.lines.map((line) => shownLine(line, words, locale)),
              { label: t('booking:price.total'), ore: office.total, kind: 'total' },
            ]}
          />
          <WithoutTax {...booking} />
          <p>{t('details.commission', { percent: formatPercent(office.commissionBasisPoints, locale) })}</p>
        </Section>
        <CustomerPayments payments={payments} />
        <PaymentRefunds refunds={refunds} />
        <MailsAbout title={t('details.messages')} messages={messages} />
        <TermsPart
          tiers={booking.tiers}
          departure={booking.cancellation === null ? booking.legs[0]?.departure : undefined}
        />
        <History events={history} of="booking" />
      </Sections>
    </LongDetailScreen>
  );
}
