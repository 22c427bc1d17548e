// Traces: S2-055
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { bookingPage, nextWithoutDriver } from '@bff/areas/bookings';
import { acceptChange } from '@bff/domain/bookings';
import { answerMissingBus, journeyOfBooking } from '@bff/domain/journeys';
import { notesOf } from '@bff/domain/notes';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Row } from '@ds/primitives/Row/Row';
import { formatDay } from '@formats';
import { byIntent } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useMoment } from '~/i18n/use-when';
import { CanceledBanner, EventsPart } from '~/nouns/bookings/BookingHistory';
import {
  BusAndDriver,
  OperatorPrice,
  PeopleParts,
  PiecesPart,
  StopsPart,
  stopsTitle,
  TripInShort,
} from '~/nouns/bookings/BookingParts';
import { ProposalPart } from '~/nouns/bookings/ProposalPart';
import { TermsPart } from '~/nouns/bookings/TermsPart';
import { EarlierTrips } from '~/nouns/bookings/EarlierTrips';
import { TripStatus } from '~/nouns/bookings/TripStatus';
import { siblingRows } from '~/nouns/bookings/sibling-rows';
import { DeviationsPart } from '~/nouns/deviations/DeviationsPart';
import { NotesSection } from '~/nouns/notes/NotesSection';
import { actButtons } from '~/screens/act-buttons.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { ActButton } from '~/screens/ActButton';
import { Sections } from '~/screens/DetailScreen';
import { LongDetailScreen } from '~/screens/LongDetailScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { ownRequestRow } from './own-request-row';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { booking, page } = await bookingPage(actor, params['id'] ?? '');
  const missing = (await journeyOfBooking(booking.id))?.missing ?? null;
  return data({
    title: translator(request)('bookings:details.title', { number: page.number }),
    booking: page,
    missing,
    next: await nextWithoutDriver(actor, companyOf(actor), page.number),
    notes: await notesOf(actor, { bookingNumber: page.number }),
  });
}

/** Answers a report of a missing bus, or a customer's proposed change. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { page } = await bookingPage(actor, params['id'] ?? '');
  const { number, journey } = page;
  const flash = { onItsWay: 'journeys:missing.flash.answered', acceptChange: 'bookings:flash.changeAccepted' } as const;
  return byIntent(
    request,
    actButtons(request, ['onItsWay', 'acceptChange'], {
      run: (act) => (act === 'onItsWay' ? answerMissingBus(actor, journey.number ?? '') : acceptChange(actor, number)),
      done: (act) => redirectWithFlash(request, to.companyBooking(number), flash[act]),
    }),
  );
}

/** A booking as its operator sees it. */
export default function CompanyBookingPage() {
  const { title, booking, missing, next, notes } = useLoaderData<typeof loader>();
  const { t } = useTranslation('bookings');
  const moment = useMoment();
  const path = usePath();
  const locale = useLocale();
  const { crew } = booking;
  const canChange = booking.cancellation === null && !booking.journey.isStarted;
  return (
    <LongDetailScreen
      area="company"
      back={{ to: to.companyBookings(), label: t('list.title') }}
      over={<TripInShort booking={booking} />}
      title={title}
      meta={<TripStatus stands={booking.stands} />}
      parts={[
        booking.proposal !== null && { id: 'proposal', title: t('proposal.title') },
        { id: 'bus', title: t('details.bus') },
        { id: 'people', title: t('details.people') },
        { id: 'stops', title: stopsTitle(t, booking) },
        booking.earlier.length > 0 && { id: 'earlier', title: t('booking:change.earlier.title') },
        booking.deviations.length > 0 && { id: 'deviations', title: t('deviations:list.admin') },
        booking.pieces.length > 0 && { id: 'pieces', title: t('details.pieces') },
        { id: 'notes', title: t('notes:title') },
        { id: 'price', title: t('details.ownPrice') },
        { id: 'terms', title: t('details.terms') },
        { id: 'history', title: t('details.history') },
      ]}
      actions={
        <>
          {crew.isMissing ? (
            <LinkButton size="small" href={path(to.assignDriver(booking.number))}>
              {t('assign.link')}
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton variant="secondary" size="small" href={path(to.assignDriver(next.number))}>
              {t('assign.next', { date: formatDay(next.departure, locale) })}
            </LinkButton>
          ) : null}
          {canChange ? (
            <ConfirmLink variant="danger" size="small" to={to.cancelCompanyBooking(booking.number)}>
              {t('cancel.link')}
            </ConfirmLink>
          ) : null}
        </>
      }
    >
      {/* A proposed change has a part of its own, with until when to answer it. */}
      {booking.problem && booking.problem !== 'changeProposed' ? (
        <Banner tone="warning">{t(`problemText.${booking.problem}`)}</Banner>
      ) : null}
      {missing ? (
        <Banner tone={missing.answeredAt ? 'info' : 'warning'}>
          {missing.answeredAt
            ? t('journeys:missing.operator.answered', { at: moment(missing.answeredAt) })
            : t(`journeys:missing.operator.${missing.canBeAnswered ? 'waiting' : 'waitingAgain'}`, {
                at: moment(missing.reportedAt),
                by: moment(missing.answerBy),
              })}
        </Banner>
      ) : null}
      {missing?.canBeAnswered ? (
        <ActButton name="onItsWay" sends={{ intent: 'onItsWay' }}>
          {t('journeys:missing.operator.onItsWay')}
        </ActButton>
      ) : null}
      <CanceledBanner booking={booking} />
      <ProposalPart
        proposal={booking.proposal}
        as="operator"
        answers={
          <Row>
            <ActButton name="acceptChange" sends={{ intent: 'acceptChange' }}>
              {t('proposal.accept')}
            </ActButton>
            <ConfirmLink variant="plain" to={to.rejectChange(booking.number)}>
              {t('proposal.reject')}
            </ConfirmLink>
          </Row>
        }
      />
      <Columns least="wide">
        <BusAndDriver
          booking={booking}
          ways={{
            // The company may report what its driver would: started, finished, ended early.
            journey: booking.journey.number ? (
              <a href={path(to.companyJourney(booking.journey.number))}>{t('details.toJourney')}</a>
            ) : null,
            bus: canChange ? <a href={path(to.swapVehicle(booking.number))}>{t('swap.link')}</a> : null,
            // Naming the first one is what the page is for: a button at its top.
            driver:
              crew.canBeChanged && !crew.isMissing ? (
                <a href={path(to.assignDriver(booking.number))}>{t('assign.change')}</a>
              ) : null,
          }}
        />
        <PeopleParts
          booking={booking}
          more={[
            { label: t('details.order'), value: booking.orderNumber },
            ...ownRequestRow(t, booking, path),
            ...siblingRows(t, booking, (number) => path(to.companyBooking(number))),
          ]}
        />
      </Columns>
      <StopsPart booking={booking} />
      <EarlierTrips trips={booking.earlier} />
      <Sections>
        <DeviationsPart deviations={booking.deviations} addressOf={to.companyDeviation} />
        <PiecesPart booking={booking} />
        <NotesSection area="company" about={{ bookingNumber: booking.number }} notes={notes} whole />
        <OperatorPrice booking={booking} isOwn />
        <TermsPart
          tiers={booking.tiers}
          departure={booking.cancellation === null ? booking.legs[0]?.departure : undefined}
        />
        <EventsPart booking={booking} />
      </Sections>
    </LongDetailScreen>
  );
}
