import type { HandledBooking } from '@bff/areas/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import { Section } from '~/screens/DetailScreen';
import { toldInWords } from './event-words';
import { asSentence } from './as-sentence';

/** Who canceled the booking, when and how; nothing if it stands. */
export function CanceledBanner({ booking: { cancellation } }: { booking: Pick<HandledBooking, 'cancellation'> }) {
  return cancellation ? (
    <Banner tone="info">
      <CanceledText cancellation={cancellation} />
    </Banner>
  ) : null;
}

interface CanceledBusesProps {
  buses: readonly Pick<HandledBooking, 'number' | 'cancellation'>[];
  /** The address of a booking, without locale. */
  addressOf: (number: string) => string;
}

/** The same of each canceled bus of an order, in one banner: they are often canceled together. */
export function CanceledBuses({ buses, addressOf }: CanceledBusesProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  if (buses.length === 0) return null;
  return (
    <Banner tone="info">
      {buses.map(({ number, cancellation }) => (
        <p key={number}>
          <a href={path(addressOf(number))}>{t('details.title', { number })}</a>:{' '}
          {cancellation ? <CanceledText cancellation={cancellation} /> : null}
        </p>
      ))}
    </Banner>
  );
}

function CanceledText({ cancellation }: { cancellation: NonNullable<HandledBooking['cancellation']> }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const money = useMoney();
  const { canceledAt, canceledBy, cancelReason, cancellationFee, penalty, difference, choice } = cancellation;
  return (
    <>
      {canceledAt && canceledBy ? t(`canceledBy.${canceledBy}`, { date: moment(canceledAt) }) : t('status.canceled')}{' '}
      {canceledBy === 'expiry' ? '' : t('canceledFee', { fee: money(cancellationFee ?? 0) })}{' '}
      {cancelReason ? t('canceledReason', { reason: asSentence(cancelReason) }) : ''}{' '}
      {penalty > 0 ? t('bookings:details.penalty', { amount: money(penalty) }) : ''}{' '}
      {choice
        ? t(`bookings:details.choice.${choice.status}`, {
            at: moment(choice.deadline),
            amount: money(choice.amount),
          })
        : ''}{' '}
      {choice?.newBookingNumber ? t('bookings:details.movedTo', { number: choice.newBookingNumber }) : ''}{' '}
      {difference > 0 ? t('bookings:details.difference', { amount: money(difference) }) : ''}
    </>
  );
}

/** The booking's history: what was done, and by whom. */
export function EventsPart({ booking: { events } }: { booking: HandledBooking }) {
  const { t } = useTranslation('bookings');
  return (
    <Section id="history" title={t('details.history')} brief={events.length} whole>
      <EntryList
        dense
        label={t('details.history')}
        showMore={(count) => t('common:showMore', { count })}
        entries={events.map(({ at, actorName, by, reason, ...event }, index) => ({
          key: index,
          at: <DateTime at={at} />,
          by: actorName ?? t(`by.${by}`),
          body: (
            <>
              {toldInWords(t, event) || event.to}
              {reason ? <span className="muted"> ·&nbsp;{reason}</span> : null}
            </>
          ),
        }))}
      />
    </Section>
  );
}
