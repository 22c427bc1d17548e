import type { SentAgain, WhoChanges as Who } from '@bff/domain/bookings';
import { useTranslation } from '~/i18n/use-translation';
import { ActButton } from '~/screens/ActButton';

/** Sends the customer again what they say never arrived: the confirmation, or the way to their choice. Nothing where there is neither. */
export function SendAgain({ what }: { what: SentAgain | null }) {
  const { t } = useTranslation('bookings');
  return what ? (
    <ActButton name="sendAgain" sends={{ intent: 'sendAgain' }} variant="secondary" size="small">
      {t(`details.sendAgain.${what}`)}
    </ActButton>
  ) : null;
}

/**
 * How a trip is changed for a caller: by the customer, who agrees to its price, and whom `SendAgain` sends the way there; or, where the
 * customer's page says to write to us, by the office. Nothing where nobody can.
 */
export function WhoChanges({ who }: { who: Who | null }) {
  const { t } = useTranslation('bookings');
  return who ? <p className="muted small measure">{t(`details.whoChanges.${who}`)}</p> : null;
}
