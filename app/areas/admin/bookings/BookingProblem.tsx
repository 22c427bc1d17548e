import type { HandledBooking } from '@bff/areas/bookings';
import type { BookingProblem as Problem } from '@bff/domain/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { PhoneLink } from '~/frame/PhoneLink';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

interface BookingProblemProps {
  booking: HandledBooking;
  canCancel: boolean;
}

/** Whom to ask about what: whoever drove knows how a trip went. */
const ASKED_OF_DRIVER: readonly Problem[] = ['notStarted', 'notReported'];
const ASKED_OF_COMPANY: readonly Problem[] = ['noDriver', ...ASKED_OF_DRIVER];

/** What somebody has to see to, and what is done about it; nothing if there is nothing. */
export function BookingProblem({ booking, canCancel }: BookingProblemProps) {
  const { t } = useTranslation('bookings');
  const { problem, company, crew } = booking;
  const { outcome } = booking.journey;
  // A proposed change has a part of its own, with until when the company answers it.
  if (!problem || problem === 'changeProposed') return null;
  if (outcome)
    return (
      <Banner tone="warning">
        {t(`outcome.said.${outcome.outcome}`, { source: outcome.source })}.{' '}
        {t(canCancel ? 'outcome.cancelThen' : 'outcome.settleThen')}
      </Banner>
    );
  return (
    <Banner tone="warning">
      {t(`problemText.${problem}`)}
      {ASKED_OF_COMPANY.includes(problem) ? (
        <>
          {' '}
          {t('details.callCompany', { company: company.name })} <PhoneLink {...company.phone} />
        </>
      ) : null}
      {ASKED_OF_DRIVER.includes(problem) && crew.name && crew.phone ? (
        <>
          {' '}
          {t('details.orDriver', { name: crew.name })} <PhoneLink {...crew.phone} />
        </>
      ) : null}
    </Banner>
  );
}

/** Leads to where it is recorded how a trip went that nobody reported. */
export function OutcomeLink({ booking }: Pick<BookingProblemProps, 'booking'>) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  const { outcome, status } = booking.journey;
  const isUnknown = status === 'notReported';
  if (booking.cancellation !== null || !(isUnknown || outcome)) return null;
  return (
    <LinkButton
      variant={isUnknown ? 'primary' : 'secondary'}
      size="small"
      href={path(to.recordOutcome(booking.number))}
    >
      {t(isUnknown ? 'outcome.link' : 'outcome.correct')}
    </LinkButton>
  );
}
