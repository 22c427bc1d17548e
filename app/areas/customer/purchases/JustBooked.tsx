import { useTranslation } from '~/i18n/use-translation';
import type { PurchaseView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { CopyText } from '@ds/primitives/CopyText/CopyText';
import { Columns } from '@ds/primitives/Columns/Columns';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { freeCancellationInFull } from '~/nouns/bookings/free-cancellation';
import { BookingSteps } from '~/nouns/bookings/BookingSteps';

/** What somebody who has just paid wants to know: that it worked, the number, and what happens next. */
export function JustBooked({ purchase }: { purchase: PurchaseView }) {
  const { number, trip, tiers, home, buses } = purchase;
  const { t } = useTranslation('booking');
  const path = usePath();
  const locale = useLocale();
  // Of several buses each has its own page, in the table below.
  const [first, ...others] = buses;
  const booking = others.length === 0 ? first : undefined;
  return (
    <Stack gap="xl">
      <Stack>
        <BookingSteps current={3} />
        <Banner tone="success">
          <Stack>
            <Row justify="between">
              <Stack gap="s">
                <h1>{t(others.length > 0 ? 'justBooked.titleSeveral' : 'justBooked.title')}</h1>
                <p>
                  {t('justBooked.number')} <strong className="num">{number}</strong>{' '}
                  <CopyText text={number} label={t('justBooked.copy')} done={t('justBooked.copied')} />
                </p>
              </Stack>
              {first ? (
                <BusIllustration
                  kind={first.busType}
                  operatorId={first.companyId}
                  others={others.map(({ busType }) => busType)}
                  width={168}
                  bare
                />
              ) : null}
            </Row>
            <p>{t('justBooked.text', { email: trip.contact.email })}</p>
            <p>{freeCancellationInFull(tiers, trip.departure, t, locale)}.</p>
          </Stack>
        </Banner>
        <Actions purchase={purchase} />
      </Stack>
      <Stack as="section" labelledBy="next">
        <h2 id="next">{t('justBooked.nextTitle')}</h2>
        <ol>
          {(['operator', 'before', 'day'] as const).map((step) => (
            <li key={step}>
              {t(`justBooked.next.${step}`, { operator: trip.operator.name })}
              {step === 'before' && booking ? (
                <>
                  {' '}
                  <a href={path(to.booking(booking.number))}>{t('justBooked.change')}</a>
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
    </Stack>
  );
}

/** Equally wide, so that they stand in columns where there is room and below each other where there is none. */
function Actions({ purchase: { number, can, buses } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const [first, ...others] = buses;
  if (!first) return null;
  return (
    <nav aria-label={t('details.actions')} className="no-print">
      <Columns least="narrow">
        {/* Of several buses each has its own, in the table below. */}
        {others.length === 0 ? (
          <LinkButton href={path(to.booking(first.number))}>{t('justBooked.booking')}</LinkButton>
        ) : (
          <LinkButton href="#buses">{t('justBooked.bookings')}</LinkButton>
        )}
        <LinkButton variant="secondary" href={path(to.receipt(number))}>
          {t('justBooked.receipt')}
        </LinkButton>
        {can.calendar ? (
          <>
            <LinkButton variant="secondary" href={path(to.bookingCalendar(first.number))}>
              {t('details.calendar')}
            </LinkButton>
            <LinkButton variant="secondary" href={path(to.shareTrip(first.number))}>
              {t('details.share')}
            </LinkButton>
          </>
        ) : null}
      </Columns>
    </nav>
  );
}
