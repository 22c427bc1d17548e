import type { OpenChange } from '@bff/areas/customer';
import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';

/** Until when a change waits for its operator, or for what is still to be paid, and what stands meanwhile. */
export function useWaitingText({ difference, until, isProposed }: OpenChange): string {
  const { t } = useTranslation('booking');
  const money = useMoney();
  const at = useMoment()(until);
  if (isProposed) return t('change.proposal.waitingText', { at });
  return t('change.waiting.text', { at, amount: money(Math.max(0, difference)) });
}
