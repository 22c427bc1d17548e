import { useTranslation } from '~/i18n/use-translation';
import type { PurchaseView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Split } from '@ds/patterns/Split/Split';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { TripScene } from '@ds/pictures/TripScene/TripScene';
import { CopyText } from '@ds/primitives/CopyText/CopyText';
import { Columns } from '@ds/primitives/Columns/Columns';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { BusName } from '~/nouns/bookings/BusName';
import { freeCancellationInFull } from '~/nouns/bookings/free-cancellation';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { passengersText } from '~/nouns/bookings/passengers';
import { useTaxNote } from '~/nouns/bookings/PriceBox';
import { TripMap } from '~/nouns/bookings/TripMap';
import { BusTable } from './BusTable';
import { CancelOrder } from './CancelOrder';
import { useBoughtFor } from './parties';

/**
 * What somebody who has just paid wants to know: that it worked, the number, what happens next, when the bus comes and what was paid. All the
 * rest is on the booking's page and on the receipt.
 */
export function JustBooked({ purchase }: { purchase: PurchaseView }) {
  const { number, trip, tiers, buses, price } = purchase;
  const boughtFor = useBoughtFor(purchase);
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const taxNote = useTaxNote(price);
  const [first, ...others] = buses;
  return (
    <Stack gap="xl">
      <Stack>
        <BookingSteps current={3} />
        <Banner tone="success">
          <Row justify="between">
            <Stack>
              <Stack gap="s">
                <h1>{t(others.length > 0 ? 'justBooked.titleSeveral' : 'justBooked.title')}</h1>
                <p>
                  <strong>{`${trip.from} – ${trip.to}`}</strong>
                  <br />
                  {/* At 320 pixels the words of a long month do not fit in one line. */}
                  <DateTime at={trip.departure} show="whole" />
                </p>
                <p>
                  {t('justBooked.number')} <strong className="num">{number}</strong>{' '}
                  <CopyText text={number} label={t('justBooked.copy')} done={t('justBooked.copied')} />
                </p>
              </Stack>
              <p>{t('justBooked.text', { email: trip.contact.email })}</p>
              <p>{freeCancellationInFull(tiers, trip.departure, t, locale)}.</p>
            </Stack>
            {first ? (
              <TripScene
                from={trip.from}
                to={trip.to}
                buses={buses.map(({ busType }) => busType)}
                operatorId={first.companyId}
              />
            ) : null}
          </Row>
        </Banner>
        <Actions purchase={purchase} />
      </Stack>
      <Split
        side="end"
        asideLast
        label={t('price.title')}
        aside={
          <Stack gap="l">
            <PriceSummary exact title={t('price.title')} total={price.total} note={taxNote} />
            <NarrowFold title={t('details.map')}>
              <TripMap map={trip.map} isBeside />
            </NarrowFold>
          </Stack>
        }
        after={others.length > 0 ? <BusTable buses={buses} readOnly={false} /> : null}
      >
        <Stack gap="xl">
          <Next purchase={purchase} />
          <Stack as="section" labelledBy="trip">
            <h2 id="trip">{`${trip.from} – ${trip.to}`}</h2>
            <p>
              {/* Of several buses each has its own row, in the table below. */}
              {first && others.length === 0 ? (
                <>
                  <BusName bus={first} />
                  <br />
                </>
              ) : null}
              {passengersText(t, trip)}
            </p>
            {boughtFor.length > 0 ? <SummaryList rows={boughtFor} /> : null}
            <Itinerary legs={trip.legs} />
          </Stack>
        </Stack>
      </Split>
      <CancelOrder purchase={purchase} />
    </Stack>
  );
}

/** What the company does, and what the customer can. */
function Next({ purchase: { trip, home, buses } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const booking = buses.length === 1 ? buses[0] : undefined;
  return (
    <Stack as="section" labelledBy="next">
      <h2 id="next">{t('justBooked.nextTitle')}</h2>
      <ol>
        {(['operator', 'before', 'day'] as const).map((step) => (
          <li key={step}>
            {t(`justBooked.next.${step}`, { operator: trip.operator.name })}
            {step === 'before' && booking ? (
              <>
                {' '}
                <a href={path(to.booking(booking.number))}>{t('justBooked.change')}</a>.
              </>
            ) : null}
          </li>
        ))}
      </ol>
      {home === null ? null : (
        <p>
          <a href={`${path(to.home())}?${home}`}>{t('justBooked.home', { from: trip.to, to: trip.from })}</a>
        </p>
      )}
    </Stack>
  );
}

/** Equally wide, so that they stand in columns where there is room and below each other where there is none. */
function Actions({ purchase: { number, can, buses } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const [first, ...others] = buses;
  if (!first) return null;
  // Of the buttons only the first stands out: the day is what everybody writes down.
  const rest = can.calendar ? 'secondary' : 'primary';
  return (
    <nav aria-label={t('details.actions')} className="no-print">
      <Columns least="narrow">
        {can.calendar ? (
          <LinkButton href={path(to.bookingCalendar(first.number))}>{t('details.calendar')}</LinkButton>
        ) : null}
        {others.length === 0 ? (
          <LinkButton variant={rest} href={path(to.booking(first.number))}>
            {t('justBooked.booking')}
          </LinkButton>
        ) : (
          <LinkButton variant={rest} href="#buses">
            {t('justBooked.bookings')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" href={path(to.receipt(number))}>
          {t('justBooked.receipt')}
        </LinkButton>
        {can.calendar ? (
          <LinkButton variant="secondary" href={path(to.shareTrip(first.number))}>
            {t('details.share')}
          </LinkButton>
        ) : null}
      </Columns>
    </nav>
  );
}
