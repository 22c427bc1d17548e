import type { SentAgain } from '@bff/domain/bookings';
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

/** Where a trip is changed for a caller: by the customer, who agrees to its price, and whom `SendAgain` sends the way there. */
export function WhoChanges({ what, isAhead }: { what: SentAgain | null; isAhead: boolean }) {
  const { t } = useTranslation('bookings');
  return what === 'confirmation' && isAhead ? <p className="muted small">{t('details.whoChanges')}</p> : null;
}
