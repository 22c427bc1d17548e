import { useTranslation } from '~/i18n/use-translation';
import { NextLine } from '@ds/support/NextLine';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { Pause } from '@ds/primitives/StatusBadge/Pause';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { OfficeRequestStatus } from '@states/quote-states';
import { usePath } from '~/http/paths';
import { to } from '~/to';

export const officeRequestTones: Record<OfficeRequestStatus, Tone> = {
  waiting: 'warning',
  quoted: 'info',
  paying: 'warning',
  bought: 'success',
  canceled: 'neutral',
  noQuote: 'danger',
};

interface OfficeRequestBadgeProps {
  status: OfficeRequestStatus;
  /** Number of what is bought by one of its quotes, also while it is not paid and once it is canceled. */
  orderNumber: string | null;
  /** Number of what an administrator has offered after it, while that stands. */
  offeredIn: string | null;
  /** The links below the badge: beside it, it would take a column's room in every row. */
  stacked?: boolean;
}

/**
 * Where a whole quote request stands: «No quote» is the one that an administrator can do something about. With it is said in which order the
 * trip is bought, and that an administrator has offered it, because the companies may still answer (docs/decisions/1362).
 */
export function OfficeRequestBadge({ status, orderNumber, offeredIn, stacked = false }: OfficeRequestBadgeProps) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const apart = stacked ? <NextLine /> : <Apart />;
  return (
    <>
      <StatusBadge tone={officeRequestTones[status]} isFollowed={orderNumber !== null || offeredIn !== null}>
        {t(`office.states.${status}`)}
      </StatusBadge>
      {orderNumber === null ? null : (
        <>
          {apart}
          <a className="small nowrap" href={path(to.adminPurchase(orderNumber))}>
            {t('office.boughtIn', { number: orderNumber })}
          </a>
          {offeredIn === null ? null : <Pause />}
        </>
      )}
      {offeredIn === null ? null : (
        <>
          {apart}
          <a className="small nowrap" href={path(to.adminQuoteRequest(offeredIn))}>
            {t('office.offeredByUs')}
            <span className="visually-hidden"> ({offeredIn})</span>
          </a>
        </>
      )}
    </>
  );
}
