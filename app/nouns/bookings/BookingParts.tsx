import type { ReactNode } from 'react';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import type { HandledBooking, HandledTrip } from '@bff/areas/bookings';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { Money } from '@ds/primitives/Money/Money';
import { formatDistance, formatTime, formatUnit } from '@formats';
import { PhoneLink } from '~/frame/PhoneLink';
import { useLocale } from '~/http/paths';
import { JourneyBadge } from '~/nouns/journeys/JourneyBadge';
import { Section } from '~/screens/DetailScreen';
import { CalculatedPrice } from './CalculatedPrice';
import { useContactRows } from './contact-rows';
import { Itinerary } from './Itinerary';
import { passengersText } from './passengers';
import { MissingDriver } from './ProblemBadges';
import { shownLine } from './price-line';

const row = (label: string, value: ReactNode): SummaryRow[] => (value ? [{ label, value }] : []);

/** From where to where, and when: read before everything else. */
export function TripInShort({ booking: { from, to, legs } }: { booking: HandledTrip }) {
  const [out] = legs;
  return (
    <>
      {from} – {to}
      {out ? (
        <>
          , <DateTime at={out.departure} />
        </>
      ) : null}
    </>
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
  const { outcome } = journey;
  const driverless = crew.isMissing ? (
    <MissingDriver isDue={booking.stands.problems.includes('noDriver')} />
  ) : (
    t('details.noDriver')
  );
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
              driverless
            ),
            action: ways.driver,
          },
          ...(crew.drivers > 1 ? row(t('details.crew'), t('details.twoDrivers')) : []),
          ...(journey.status
            ? [
                {
                  label: t('details.journey'),
                  value: <JourneyBadge status={journey.status} isCanceled={booking.cancellation !== null} />,
                  action: ways.journey,
                },
              ]
            : []),
          ...row(t('outcome.row'), outcome && t(`outcome.said.${outcome.outcome}`, { ...outcome })),
          ...row(t('details.journeyNumber'), journey.number),
        ]}
      />
    </Section>
  );
}

type Stopping = HandledTrip & Partial<Pick<HandledBooking, 'bus' | 'proposal'>>;

/** They are not the only stops on the page while a change is proposed. */
export const stopsTitle = (t: Translate<'bookings'>, { proposal }: Pick<Stopping, 'proposal'>): string =>
  t(proposal ? 'details.stopsAsBooked' : 'details.stops');

/** Stops with street addresses and times. */
export function StopsPart({ booking }: { booking: Stopping }) {
  const { t } = useTranslation('bookings');
  return (
    <Section id="stops" title={stopsTitle(t, booking)}>
      <Itinerary legs={booking.legs} beside />
      {booking.bus?.waitsAtHome ? <p>{t('details.waitsAtHome')}</p> : null}
    </Section>
  );
}

/** What the bus does from leaving its starting position until it is back; nothing if that is not planned. */
export function PiecesPart({ booking: { pieces } }: { booking: HandledBooking }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return null;
  return (
    <Section
      id="pieces"
      title={t('details.pieces')}
      brief={`${formatTime(first.start)} – ${formatTime(last.end)}`}
      whole
    >
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
  );
}

interface PeopleProps {
  booking: HandledTrip & Partial<Pick<HandledBooking, 'siblings' | 'passengers'>>;
  /** Rows that an area adds. */
  more?: readonly SummaryRow[];
}

/** Who travels, whom to call, and what they have asked for. */
export function PeopleParts({ booking, more = [] }: PeopleProps) {
  const { t } = useTranslation('bookings');
  const { t: words } = useTranslation('booking');
  const { contact, siblings = [], unit } = booking;
  return (
    <Section id="people" title={t('details.people')}>
      <SummaryList
        rows={[
          ...more,
          { label: t('details.party'), value: passengersText(words, booking) },
          ...(siblings.length > 0 ? row(t('details.onBoard'), String(booking.passengers)) : []),
          ...row(t('details.unit'), unit && `${unit.organisation}, ${formatUnit(unit)}`),
          ...useContactRows(contact),
          ...row(t('details.comment'), booking.comment),
          ...row(t('details.requests'), booking.specialRequests),
        ]}
      />
    </Section>
  );
}

/** What the operator gets, line by line, and the state of the order's payment. */
export function OperatorPrice({ booking, isOwn = false }: { booking: HandledBooking; isOwn?: boolean }) {
  const { t } = useTranslation('bookings');
  const { t: words } = useTranslation('booking');
  const locale = useLocale();
  const title = t(isOwn ? 'details.ownPrice' : 'details.operatorPrice');
  return (
    <Section id="price" title={title} brief={<Money ore={booking.operatorPrice} />}>
      <CalculatedPrice
        caption={title}
        lines={[
          ...booking.operatorLines.map((line) => shownLine(line, words, locale)),
          { label: t('details.operatorSum'), ore: booking.operatorPrice, kind: 'total' },
        ]}
      />
      <p>{t(`money.${booking.money}`)}</p>
    </Section>
  );
}
