import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { HandledBooking } from '@bff/areas/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatDistance, formatUnit } from '@formats';
import { PhoneLink } from '~/frame/PhoneLink';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { Section } from '~/screens/DetailScreen';
import { wordFor } from '~/i18n/open-key';
import { useWhen } from '~/i18n/use-when';
import { CancellationTiers } from './CancellationTiers';
import { Itinerary } from './Itinerary';
import { passengersText } from './passengers';
import { shownLine } from './price-line';

const Mail = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
const row = (label: string, value: ReactNode): SummaryRow[] => (value ? [{ label, value }] : []);

/** Who canceled the booking, when and how; nothing if it stands. */
export function CanceledBanner({ booking: { cancellation } }: { booking: HandledBooking }) {
  const { t } = useTranslation('booking');
  const when = useWhen();
  const money = useMoney();
  if (cancellation === null) return null;
  const { canceledAt, canceledBy, cancelReason, cancellationFee, penalty, difference, choice } = cancellation;
  return (
    <Banner tone="info">
      {canceledAt && canceledBy ? t(`canceledBy.${canceledBy}`, { date: when(canceledAt) }) : t('status.canceled')}{' '}
      {canceledBy === 'expiry' ? '' : t('canceledFee', { fee: money(cancellationFee ?? 0) })}{' '}
      {cancelReason ? t('canceledReason', { reason: cancelReason }) : ''}{' '}
      {penalty > 0 ? t('bookings:details.penalty', { amount: money(penalty) }) : ''}{' '}
      {choice
        ? t(`bookings:details.choice.${choice.status}`, {
            at: when(choice.deadline),
            amount: money(choice.amount),
          })
        : ''}{' '}
      {choice?.newBookingNumber ? t('bookings:details.movedTo', { number: choice.newBookingNumber }) : ''}{' '}
      {difference > 0 ? t('bookings:details.difference', { amount: money(difference) }) : ''}
    </Banner>
  );
}

/** Bus, driver and journey: what is needed first on the day. `ways`: the links from each. */
export function BusAndDriver({
  booking,
  ways = {},
}: {
  booking: HandledBooking;
  ways?: { bus?: ReactNode; driver?: ReactNode; journey?: ReactNode };
}) {
  const { t } = useTranslation('bookings');
  const { bus, crew, journey } = booking;
  const name = t('booking:details.modelValue', {
    type: t(`booking:busType.${bus.busType}`),
    model: bus.model,
    count: bus.seats,
  });
  return (
    <Section id="bus" title={t('details.bus')}>
      <SummaryList
        rows={[
          { label: t('details.bus'), value: `${bus.registrationNumber}, ${name}`, action: ways.bus },
          {
            label: t('details.driver'),
            value: crew.name ? (
              <>
                {crew.name} {crew.phone ? <PhoneLink {...crew.phone} /> : null}
              </>
            ) : (
              t('details.noDriver')
            ),
            action: ways.driver,
          },
          ...(crew.drivers > 1 ? row(t('details.crew'), t('details.twoDrivers')) : []),
          ...(journey.status
            ? [{ label: t('details.journey'), value: t(`journey.${journey.status}`), action: ways.journey }]
            : []),
          ...row(t('details.journeyNumber'), journey.number),
        ]}
      />
    </Section>
  );
}

/** Stops with street addresses and times, and what else the bus does. */
export function TripParts({ booking }: { booking: HandledBooking }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { pieces, bus } = booking;
  return (
    <>
      <Section id="stops" title={t('details.stops')}>
        <Itinerary legs={booking.legs} />
        {bus.waitsAtHome ? <p>{t('details.waitsAtHome')}</p> : null}
      </Section>
      {pieces.length > 0 ? (
        <Section id="pieces" title={t('details.pieces')}>
          <Table
            caption={t('details.pieces')}
            hideCaption
            rows={pieces}
            rowKey={(piece) => pieces.indexOf(piece)}
            columns={[
              {
                key: 'start',
                label: t('details.from'),
                rowHeader: true,
                cell: ({ start }) => <DateTime at={start} />,
              },
              { key: 'end', label: t('details.until'), cell: ({ end }) => <DateTime at={end} /> },
              { key: 'kind', label: t('details.what'), cell: ({ kind }) => t(`piece.${kind}`) },
              {
                key: 'way',
                label: t('details.where'),
                cell: ({ from, to }) => [from, to === from ? '' : to].filter(Boolean).join(' – ') || '–',
              },
              {
                key: 'metres',
                label: t('details.distance'),
                align: 'end',
                cell: ({ metres }) => (metres > 0 ? formatDistance(metres, locale) : '–'),
              },
            ]}
          />
        </Section>
      ) : null}
    </>
  );
}

/** Who travels, whom to call, and what they have asked for. `more`: rows that an area adds. */
export function PeopleParts({ booking, more = [] }: { booking: HandledBooking; more?: readonly SummaryRow[] }) {
  const { t } = useTranslation('bookings');
  const { t: words } = useTranslation('booking');
  const { contact, siblings, unit } = booking;
  return (
    <Section id="people" title={t('details.people')}>
      <SummaryList
        rows={[
          ...more,
          { label: t('details.party'), value: passengersText(words, booking) },
          ...(siblings.length > 0 ? row(t('details.onBoard'), String(booking.passengers)) : []),
          ...row(t('details.unit'), unit && `${unit.organisation}, ${formatUnit(unit)}`),
          ...row(t('details.contact'), contact.name),
          ...row(t('details.phone'), contact.phone && <PhoneLink {...contact.phone} />),
          ...row(t('details.email'), contact.email && <Mail address={contact.email} />),
          ...row(t('details.comment'), booking.comment),
          ...row(t('details.requests'), booking.specialRequests),
        ]}
      />
    </Section>
  );
}

/** What the operator gets, line by line, and the state of the order's payment. */
export function OperatorPrice({ booking }: { booking: HandledBooking }) {
  const { t } = useTranslation('bookings');
  const { t: words } = useTranslation('booking');
  const locale = useLocale();
  return (
    <Section id="price" title={t('details.operatorPrice')}>
      <PriceLines
        caption={t('details.operatorPrice')}
        lines={[
          ...booking.operatorLines.map((line) => shownLine(line, words, locale)),
          { label: t('details.operatorSum'), ore: booking.operatorPrice, kind: 'total' },
        ]}
      />
      <p>{t(`money.${booking.money}`)}</p>
    </Section>
  );
}

/** The customer's cancellation terms, frozen when the trip was booked. */
export function TermsPart({ booking }: { booking: HandledBooking }) {
  const { t } = useTranslation('bookings');
  return (
    <Section id="terms" title={t('details.terms')}>
      <CancellationTiers tiers={booking.tiers} />
    </Section>
  );
}

/** Statements about the journey that do not change its state. */
const SAID = ['rated', 'reportedMissing', 'onItsWay'] as const;
const isSaid = (code: string | null): code is (typeof SAID)[number] => SAID.some((said) => said === code);

/** The booking's history: what was done, and by whom. */
export function EventsPart({ booking: { events } }: { booking: HandledBooking }) {
  const { t } = useTranslation('bookings');
  return (
    <Section id="history" title={t('details.history')}>
      <Table
        caption={t('details.history')}
        hideCaption
        rows={events}
        rowKey={(event) => events.indexOf(event)}
        columns={[
          { key: 'at', label: t('details.at'), rowHeader: true, cell: ({ at }) => <DateTime at={at} /> },
          {
            key: 'what',
            label: t('details.what'),
            cell: ({ entity, to, code }) =>
              isSaid(code) ? t(`event.said.${code}`) : wordFor(t, 'bookings:event', `${entity}.${to}`, to),
          },
          { key: 'by', label: t('details.by'), cell: ({ actorName, by }) => actorName ?? t(`by.${by}`) },
          { key: 'reason', label: t('details.reason'), cell: ({ reason }) => reason ?? '–' },
        ]}
      />
    </Section>
  );
}
