import { useTranslation } from '~/i18n/use-translation';
import type { ReservationView } from '@bff/areas/customer';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Split } from '@ds/patterns/Split/Split';
import { Countdown, TimePanel } from '@ds/primitives/Countdown/Countdown';
import { Stack } from '@ds/primitives/Stack/Stack';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { formatMoment, formatPercent, formatTime, formatWhen } from '@formats';
import type { FormReply } from '~/forms/parse-form.server';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { freeCancellationInFull } from '~/nouns/bookings/free-cancellation';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';
import { ToResults } from '~/nouns/trips/ToResults';
import { type SummarizedWay, TripSummary } from '~/nouns/trips/TripSummary';
import { ReservationErrors } from './ReservationErrors';
import { EXTEND_ID, RESERVATION_FORM_ID, TIME_ID } from './reservation-parts';
import { ReservationIsland } from './ReservationIsland';

/** A held order: how long it is held, what it costs, and the details that are needed before paying. */
export function ReservationPage({
  reservation,
  results,
  typed,
  reply,
}: {
  reservation: ReservationView;
  /** The query of the results that the bus was picked from. */
  results: string;
  typed: Readonly<Record<string, string>>;
  reply: FormReply | undefined;
}) {
  const { t } = useTranslation('reservation');
  const locale = useLocale();
  const path = usePath();
  const { number, now, stops, total, customerPrice, tax, taxBasisPoints, quote } = reservation;
  const until = formatTime(reservation.until);
  const isRead = useIsTextBrowser();
  // On a telephone the form is what people come for; price and trip are told in short, and whole at one press, or below the form where
  // nothing folds.
  const whole = (
    <NarrowFold title={t('whole')}>
      <PriceLines
        caption={t('price')}
        lines={[
          { label: t('exclTax'), ore: customerPrice },
          ...(tax > 0 ? [{ label: t('tax', { percent: formatPercent(taxBasisPoints, locale) }), ore: tax }] : []),
        ]}
      />
      <HeldTrip reservation={reservation} />
    </NarrowFold>
  );
  return (
    <Stack gap="l">
      <Stack>
        {quote ? (
          <BackLink href={path(to.quoteRequest(quote.requestNumber))}>{t('quote.back')}</BackLink>
        ) : (
          <ToResults search={results} />
        )}
        <BookingSteps current={1} />
        <h1>{t('title')}</h1>
        <ReservationErrors stops={stops} reply={reply} />
        <p>
          {t('lead', {
            from: stops[0]?.name,
            to: stops.at(-1)?.name,
            departure: formatWhen(reservation.departure, locale),
          })}
        </p>
        {/* Only one of the two: a declined card also leaves the payment page open. */}
        {reservation.lastPaymentFailed || reservation.payUrl ? (
          <Banner
            tone={reservation.lastPaymentFailed ? 'warning' : 'info'}
            title={t(reservation.lastPaymentFailed ? 'failed.title' : 'open.title')}
          >
            <p>{reservation.lastPaymentFailed ? t('failed.text', { time: until }) : t('open.text', { time: until })}</p>
            {reservation.payUrl ? (
              <LinkButton href={reservation.payUrl} variant="secondary">
                {t(reservation.lastPaymentFailed ? 'failed.again' : 'open.continue')}
              </LinkButton>
            ) : null}
          </Banner>
        ) : null}
      </Stack>
      <Split
        side="end"
        sticky
        label={t('price')}
        aside={
          <PriceSummary exact title={t('price')} total={total} note={tax > 0 ? t('inclTax') : t('noTax')}>
            <p>{freeCancellationInFull(reservation.tiers, reservation.departure, t, locale)}</p>
            <TimePanel id={TIME_ID}>
              <strong>
                <Countdown
                  until={reservation.until}
                  now={now}
                  reloadWhenEnded
                  keeps={RESERVATION_FORM_ID}
                  texts={{
                    running: t('hold.running', { time: until }),
                    ended: t('hold.ended'),
                    offer: reservation.canExtend ? t('extend.offer') : undefined,
                  }}
                >
                  {t('hold.until', { time: until })}
                </Countdown>
              </strong>
              {/* Whoever needs more time must be able to get it (WCAG 2.2, 2.2.1), when it runs short. The button is in the form, which a
                  text browser reads to its end: there, two of one name would do different things. */}
              {reservation.canExtend && !isRead ? (
                <div className="no-print">
                  <LinkButton variant="secondary" size="small" href={`#${EXTEND_ID}`} data-countdown-late>
                    {t('extend.submit')}
                  </LinkButton>
                </div>
              ) : null}
              {quote ? <p>{t('quote.until', { at: formatMoment(quote.expiresAt, locale) })}</p> : null}
            </TimePanel>
            {isRead ? null : whole}
          </PriceSummary>
        }
        after={isRead ? whole : undefined}
      >
        <Stack gap="l">
          <ReservationIsland reservation={reservation} typed={typed} reply={reply} />
          <p>
            {t('changedMind')} <a href={path(to.cancelPurchase(number))}>{t('release')}</a>
          </p>
        </Stack>
      </Split>
    </Stack>
  );
}

function HeldTrip({ reservation }: { reservation: ReservationView }) {
  const [out, home] = reservation.legs.map(({ departure, stops }): SummarizedWay => ({
    departure,
    stops: stops.map((stop) => ({ name: stop.name, at: stop.arrival ?? stop.departure })),
  }));
  if (!out) return null;
  return (
    <TripSummary
      out={out}
      home={home}
      passengers={reservation.adults + reservation.children}
      buses={reservation.buses}
    />
  );
}
