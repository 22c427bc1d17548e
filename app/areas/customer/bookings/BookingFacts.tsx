import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, OnTheDay } from '@bff/areas/customer';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDistance, formatNumber } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { useLocale, usePath } from '~/http/paths';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';
import { passengersText } from '~/nouns/bookings/passengers';

/** A booking's bus, people, operator and terms. */
export function BookingFacts({ booking, readOnly }: { booking: BookingView; readOnly: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <Stack as="section" labelledBy="bus">
        <h2 id="bus">{t('details.bus')}</h2>
        <BusPictures {...booking.bus} />
        <SummaryList rows={useBusRows(booking)} />
        {booking.bus.waitsAtHome ? <p>{t('details.waitsAtHome')}</p> : null}
      </Stack>
      <Stack as="section" labelledBy="people">
        <h2 id="people">{t('details.travellers')}</h2>
        <SummaryList rows={usePeopleRows(booking, readOnly)} />
      </Stack>
      <Stack as="section" labelledBy="terms">
        <h2 id="terms">{t('details.terms')}</h2>
        <CancellationTiers tiers={booking.tiers} />
      </Stack>
    </>
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

function useBusRows({ bus, onTheDay, trip, journey }: BookingView): SummaryRow[] {
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
    {
      label: t('details.operator'),
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

function useDayRows(day: OnTheDay): SummaryRow[] {
  const { t } = useTranslation('booking');
  const emergency = (phone: ShownPhone) => ({ label: t('details.emergency'), value: <PhoneLink {...phone} /> });
  switch (day.kind) {
    case 'later':
      return [{ label: t('details.onTheDay'), value: t('details.onTheDayLater') }];
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

function usePeopleRows({ trip, bus, siblings, orderNumber }: BookingView, readOnly: boolean): SummaryRow[] {
  const { t } = useTranslation('booking');
  const path = usePath();
  const { contact } = trip;
  const [purchase, booking] = readOnly ? [to.purchaseSheet, to.bookingSheet] : [to.purchase, to.booking];
  return [
    { label: t('details.travellers'), value: passengersText(t, trip) },
    ...(siblings.length > 0
      ? [{ label: t('details.onBoard'), value: t('details.onBoardValue', { count: bus.passengers }) }]
      : []),
    ...(contact.name
      ? [
          {
            label: t('details.contact'),
            value: [contact.name, contact.phone?.text, contact.email].filter(Boolean).join(', '),
          },
        ]
      : []),
    ...(trip.comment ? [{ label: t('details.comment'), value: trip.comment }] : []),
    ...(trip.specialRequests ? [{ label: t('details.specialRequests'), value: trip.specialRequests }] : []),
    { label: t('details.order'), value: <a href={path(purchase(orderNumber))}>{orderNumber}</a> },
    ...(siblings.length > 0
      ? [
          {
            label: t('details.siblings'),
            value: siblings.map((number, index) => (
              <span key={number}>
                {index > 0 ? ', ' : ''}
                <a href={path(booking(number))}>{number}</a>
              </span>
            )),
          },
        ]
      : []),
  ];
}
