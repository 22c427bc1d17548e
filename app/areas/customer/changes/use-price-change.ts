import { useMoney } from '~/i18n/use-money';
import { useTranslation } from '~/i18n/use-translation';

/** What the customer pays more or gets back for a change, and when: with what its operator has to accept, or at once. */
export function usePriceChange({ difference, isProposal }: { difference: number; isProposal: boolean }): string {
  const { t } = useTranslation('booking');
  const amount = useMoney()(Math.abs(difference));
  const turn = difference > 0 ? 'dearer' : difference < 0 ? 'cheaper' : 'equal';
  return isProposal ? t(`change.proposal.${turn}`, { amount }) : t(`change.preview.${turn}`, { amount });
}
