import type { ReactNode } from 'react';
import type { HandledBooking } from '@bff/areas/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { EntryList } from '@ds/patterns/EntryList/EntryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import { Section } from '~/screens/DetailScreen';
import { toldInWords } from './event-words';

interface CanceledBannerProps {
  booking: Pick<HandledBooking, 'cancellation'>;
  /** Which booking it is about, where the page is about more. */
  of?: ReactNode;
}

/** Who canceled the booking, when and how; nothing if it stands. */
export function CanceledBanner({ booking: { cancellation }, of }: CanceledBannerProps) {
  const { t } = useTranslation('booking');
  const when = useWhen();
  const money = useMoney();
  if (cancellation === null) return null;
  const { canceledAt, canceledBy, cancelReason, cancellationFee, penalty, difference, choice } = cancellation;
  return (
    <Banner tone="info">
      {of ? <>{of}: </> : null}
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
