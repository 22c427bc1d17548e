import { useLocale } from '~/http/paths';
import { useWords } from '~/i18n/use-words';
import { type CancellationTier, freeCancellationBriefly } from './free-cancellation';

/** Until when cancelling is free, in few words. Empty without a departure: a cancelled trip has no terms any more. */
export function useFreeCancellation(tiers: readonly CancellationTier[], departure: Date | undefined): string {
  const word = useWords('common');
  const locale = useLocale();
  if (departure === undefined) return '';
  return freeCancellationBriefly(tiers, departure, word, locale);
}
