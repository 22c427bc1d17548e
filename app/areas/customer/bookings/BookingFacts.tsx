import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, OnTheDay } from '@bff/areas/customer';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDistance, formatNumber } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { useLocale } from '~/http/paths';
import { wordFor } from '~/i18n/open-key';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { useFreeCancellation } from '~/nouns/bookings/use-free-cancellation';
import { passengersText } from '~/nouns/bookings/passengers';
import { ContactLine } from '~/nouns/bookings/ContactLine';
import { FoldedPart } from '../parts/FoldedPart';

/** Whom to call, the bus, the people, the terms and what happened. On a telephone, what is looked up now and then is folded. */
export function BookingFacts({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('booking');
  const { bus, trip } = booking;
  return (
    <>
      <Stack as="section" labelledBy="company">
        <h2 id="company">{t('details.company')}</h2>
        <SummaryList rows={useCompanyRows(booking)} />
      </Stack>
      <Stack gap="l">
        <FoldedPart id="bus" title={t('details.bus')} brief={t(`busType.${bus.busType}`)}>
          <BusPictures {...bus} />
          <SummaryList rows={useBusRows(booking)} />
          {bus.waitsAtHome ? <p>{t('details.waitsAtHome')}</p> : null}
        </FoldedPart>
        <FoldedPart id="people" title={t('details.travellers')} brief={passengersText(t, trip)}>
          <SummaryList rows={usePeopleRows(booking)} />
        </FoldedPart>
        <Terms booking={booking} />
        <FoldedPart
          id="history"
          title={t('details.history')}
          brief={t('details.events', { count: booking.events.length })}
        >
          <History events={booking.events} />
        </FoldedPart>
      </Stack>
    </>
  );
}

/** What cancelling costs: as long as it can be cancelled, and as it was for one that is. Of a trip that is over nobody asks. */
function Terms({ booking: { cancelable, tiers, trip } }: { booking: BookingView }) {
  const { t } = useTranslation('booking');
  const departure = cancelable === 'until' ? trip.departure : undefined;
  const free = useFreeCancellation(tiers, departure);
  if (cancelable === 'over') return null;
  if (cancelable === 'begun')
    return (
      <Stack as="section" labelledBy="terms">
        <h2 id="terms">{t('details.terms')}</h2>
        <p>{t('details.termsOver')}</p>
      </Stack>
    );
  return (
    <FoldedPart id="terms" title={t('details.terms')} brief={free || t('details.termsThen')}>
      <CancellationTiers tiers={tiers} {...(departure ? { departure } : {})} />
    </FoldedPart>
  );
}

function History({ events }: Pick<BookingView, 'events'>) {
  const { t } = useTranslation('booking');
  return (
    <ul>
      {events.map(({ entity, to, at, code, reason }, index) => (
        <li key={index}>
          <DateTime at={at} /> {wordFor(t, 'booking:event', entity === 'booking' ? to : `${entity}.${to}`)}
          {code ? ` (${t(`events:codes.${code}`)})` : ''}
          {reason ? ` (${reason})` : ''}
        </li>
      ))}
    </ul>
  );
}

/** The displayed width; the image is kept larger, for high-resolution screens. */
const PICTURE_WIDTH = 160;

function BusPictures({ pictures, registrationNumber }: BookingView['bus']) {
  const { t } = useTranslation('fleet');
  if (pictures.length === 0) return null;
  return (
    <Row>
      {pictures.map(({ view, small }) => (
        <img
          key={view}
          src={small.address}
          width={PICTURE_WIDTH}
          height={Math.round((PICTURE_WIDTH * small.height) / small.width)}
          alt={t('pictures.alt', { view: t(`pictures.views.${view}`), name: registrationNumber })}
          loading="lazy"
        />
      ))}
    </Row>
  );
}

function useBusRows({ bus }: BookingView): SummaryRow[] {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const name = t('details.modelValue', { type: t(`busType.${bus.busType}`), model: bus.model, count: bus.seats });
  return [
    { label: t('details.model'), value: name },
    { label: t('details.registration'), value: bus.registrationNumber },
    { label: t('details.fuel'), value: t(`fuelType.${bus.fuelType}`) },
    ...(bus.emissionsGrams === null
      ? []
      : [
          {
            label: t('details.emissions'),
            value: t('details.emissionsValue', {
              kg: formatNumber(bus.emissionsGrams / 1000, locale),
              distance: formatDistance(bus.totalMetres, locale),
            }),
          },
        ]),
    { label: t('details.drivers'), value: t('details.drivers', { count: bus.drivers }) },
  ];
}

function useCompanyRows({ onTheDay, trip, journey }: BookingView): SummaryRow[] {
  const { t } = useTranslation('booking');
  return [
    {
      label: t('details.reach'),
      value: (
        <>
          <CompanyMark logo={trip.operator.logo} />
          {trip.operator.name}, <PhoneLink {...trip.operator.phone} />, <MailLink address={trip.operator.email} />
        </>
      ),
    },
    ...useDayRows(onTheDay),
    ...(journey?.rating
      ? [{ label: t('details.rating'), value: t('details.ratingValue', { rating: journey.rating }) }]
      : []),
  ];
}

export function useDayRows(day: OnTheDay): SummaryRow[] {
  const { t } = useTranslation('booking');
  const emergency = (phone: ShownPhone) => ({ label: t('details.emergency'), value: <PhoneLink {...phone} /> });
  switch (day.kind) {
    case 'later':
      return [emergency(day.emergencyPhone), { label: t('details.onTheDay'), value: t('details.onTheDayLater') }];
    case 'driver':
      return [
        { label: t('details.onTheDayDriver', { name: day.name }), value: <PhoneLink {...day.phone} /> },
        emergency(day.emergencyPhone),
      ];
    case 'operator':
      return [emergency(day.emergencyPhone)];
    case 'none':
      return [];
  }
}

function usePeopleRows({ trip, bus, siblings, unit }: BookingView): SummaryRow[] {
  const { t } = useTranslation('booking');
  const { contact } = trip;
  return [
    { label: t('details.travellers'), value: passengersText(t, trip) },
    ...(siblings.length > 0
      ? [{ label: t('details.onBoard'), value: t('details.onBoardValue', { count: bus.passengers }) }]
      : []),
    ...(contact.name ? [{ label: t('details.contact'), value: <ContactLine {...contact} /> }] : []),
    ...(unit ? [{ label: t('purchase.unit'), value: unit.name }] : []),
    ...(unit?.costCenter ? [{ label: t('purchase.costCenter'), value: unit.costCenter }] : []),
    ...(trip.comment ? [{ label: t('details.comment'), value: trip.comment }] : []),
    ...(trip.specialRequests ? [{ label: t('details.specialRequests'), value: trip.specialRequests }] : []),
  ];
}
