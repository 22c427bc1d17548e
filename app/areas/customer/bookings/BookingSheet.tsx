import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, VehicleLocation } from '@bff/areas/customer';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Split } from '@ds/patterns/Split/Split';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Columns } from '@ds/primitives/Columns/Columns';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { formatDaysAhead } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import { CanceledSum } from '~/nouns/bookings/CanceledSum';
import { CanceledBanner } from '~/nouns/bookings/CanceledBanner';
import { DisputeBanner } from '~/nouns/bookings/Disputes';
import type { TripPlace } from '../parts/way-back.server';
import { HeldBanner } from '../parts/HeldBanner';
import { EarlierTrips } from '~/nouns/bookings/EarlierTrips';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { Payments } from '~/nouns/bookings/Payments';
import { PriceBox } from '~/nouns/bookings/PriceBox';
import { TripMap } from '~/nouns/bookings/TripMap';
import { BookingDeviations } from './BookingDeviations';
import { bookingName } from './booking-name';
import { BookingFacts } from './BookingFacts';
import { ChangeBanner } from '../changes/ChangeBanner';
import { isUnderWay } from './is-under-way';
import { MissingBus } from './MissingBus';
import { OrderLine } from './OrderLine';
import { SettledChoice } from './SettledChoice';
import { UnderWay } from './UnderWay';

/** Everything about one booking. `back`: the list as it was left; null on the page that is shared, which has no buttons. */
export function BookingSheet({
  booking,
  back,
  location = null,
}: {
  booking: BookingView;
  back: TripPlace | null;
  /** Of a bus on the road. */
  location?: VehicleLocation | null;
}) {
  const readOnly = back === null;
  const { t } = useTranslation('booking');
  const path = usePath();
  const locale = useLocale();
  const { trip, cancellation } = booking;
  return (
    <Stack gap="l">
      {back === null ? null : <BackLink href={back.href}>{back.label}</BackLink>}
      <PageHeader
        over={bookingName(t, booking)}
        title={`${trip.from} – ${trip.to}`}
        meta={
          <>
            <BookingStatus status={booking.status} toBuyer />
            <Apart />
            <span>
              {t(`tripType.${trip.type}`)}, <DateTime at={trip.departure} />
              {booking.nights === null ? null : `, ${formatDaysAhead(booking.nights, locale)}`}
            </span>
          </>
        }
      />
      {booking.heldUntil ? (
        <HeldBanner
          orderNumber={booking.orderNumber}
          until={booking.heldUntil}
          now={booking.now}
          canComplete={booking.can.complete && !readOnly}
        />
      ) : null}
      {/* After a choice, that says what is paid back. */}
      {cancellation ? <CanceledBanner {...cancellation} {...(booking.choice ? { repaid: null } : {})} /> : null}
      {booking.choice ? (
        <SettledChoice choice={booking.choice} {...(readOnly ? {} : { chooseAt: path(to.choice(booking.number)) })} />
      ) : null}
      {booking.change && !readOnly ? <ChangeBanner number={booking.number} change={booking.change} /> : null}
      {booking.journey?.missing ? <MissingBus missing={booking.journey.missing} /> : null}
      <DisputeBanner disputes={booking.disputes} />
      {location ? <UnderWay booking={booking} location={location} /> : null}
      {readOnly ? null : <Actions booking={booking} />}
      <Split
        side="end"
        asideLast
        label={t('price.title')}
        aside={
          <Stack gap="l">
            <BusIllustration
              kind={booking.bus.busType}
              operatorId={booking.bus.companyId}
              label={t(`busType.${booking.bus.busType}`)}
            />
            {cancellation?.paid ? (
              <CanceledSum canceled={cancellation} />
            ) : (
              <PriceBox price={booking.price} lines={booking.lines} />
            )}
            <OrderLine booking={booking} readOnly={readOnly} />
            <Payments
              payments={booking.payments}
              refunds={booking.refunds}
              disputes={booking.disputes}
              isOfOneBus={booking.siblings.length > 0}
            />
          </Stack>
        }
        after={
          <Stack gap="xl">
            <EarlierTrips trips={booking.earlier} />
            {readOnly ? null : <BookingDeviations deviations={booking.deviations} />}
            <BookingFacts booking={booking} />
          </Stack>
        }
      >
        <Stack as="section" labelledBy="trip">
          <h2 id="trip">{t('details.trip')}</h2>
          <Itinerary legs={trip.legs} />
          {location ? null : <TripMap map={trip.map} />}
        </Stack>
      </Split>
      {booking.can.cancel && !readOnly ? (
        <p className="no-print">
          <a href={path(to.cancelBooking(booking.number))}>{t('details.cancel')}</a>
        </p>
      ) : null}
    </Stack>
  );
}

function Actions({
  booking: { number, orderNumber, siblings, can, change, receipt, journey, again, trip },
}: {
  booking: BookingView;
}) {
  const { t } = useTranslation('booking');
  const path = usePath();
  // The page of an order with one bus would say nearly what this one says.
  const isOne = siblings.length === 0;
  const isOnItsWay = isUnderWay({ journey, trip });
  // One that waits already is led to above.
  const mayChange = can.change && change === null;
  if (
    receipt !== 'ready' &&
    !can.calendar &&
    !mayChange &&
    !can.rate &&
    !can.reportMissing &&
    again === null &&
    !isOnItsWay
  )
    return null;
  return (
    <nav aria-label={t('details.actions')} className="no-print">
      <Columns least="narrow">
        {isOnItsWay ? <LinkButton href={path(to.vehicleLocation(number))}>{t('details.location')}</LinkButton> : null}
        {can.reportMissing && journey ? (
          <LinkButton href={path(to.missingBus(journey.number))}>{t('journeys:missing.link')}</LinkButton>
        ) : null}
        {can.rate && journey ? (
          <LinkButton href={path(to.rateJourney(journey.number))}>{t('details.rate')}</LinkButton>
        ) : null}
        {can.calendar ? (
          <LinkButton variant="secondary" href={path(to.bookingCalendar(number))}>
            {t('details.calendar')}
          </LinkButton>
        ) : null}
        {receipt === 'ready' ? (
          <LinkButton variant="secondary" href={path(isOne ? to.receipt(orderNumber) : to.purchase(orderNumber))}>
            {t(isOne ? 'justBooked.receipt' : 'details.receipt')}
          </LinkButton>
        ) : null}
        {can.share ? (
          <LinkButton variant="secondary" href={path(to.shareTrip(number))}>
            {t('details.share')}
          </LinkButton>
        ) : null}
        {mayChange ? (
          <LinkButton variant="secondary" href={`${path(to.changeBooking())}?booking=${number}`}>
            {t('details.change')}
          </LinkButton>
        ) : null}
        {again === null ? null : (
          <LinkButton variant="secondary" href={`${path(to.home())}?${again}`}>
            {t('details.again')}
          </LinkButton>
        )}
      </Columns>
    </nav>
  );
}
