import type { HandledBooking } from '@bff/areas/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { wordFor } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import { Section } from '~/screens/DetailScreen';
import { eventInWords } from './event-words';

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

/** Statements about the journey that do not change its state. */
const SAID = ['rated', 'reportedMissing', 'onItsWay'] as const;
const isSaid = (code: string | null): code is (typeof SAID)[number] => SAID.some((said) => said === code);

type Event = Pick<HandledBooking['events'][number], 'entity' | 'from' | 'to' | 'code' | 'driverName'>;

/** What was done, in words. */
function happened(t: Translate, event: Event): string {
  const { entity, to, code } = event;
  if (isSaid(code)) return t(`bookings:event.said.${code}`);
  return eventInWords(t, event) || wordFor(t, 'bookings:event', `${entity}.${to}`, to);
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
              {happened(t, event)}
              {reason ? <span className="muted"> ·&nbsp;{reason}</span> : null}
            </>
          ),
        }))}
      />
    </Section>
  );
}
