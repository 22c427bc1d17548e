import { useLocale } from '~/http/paths';
import { useWords } from '~/i18n/use-words';
import { loosened } from '~/nouns/trips/soft-hyphens';
import { type CancellationTier, freeCancellationBriefly } from './free-cancellation';

/**
 * Until when cancelling is free, in few words, for a fold's line: beside its heading a day and its time seldom have room in one. Empty
 * without a departure: a cancelled trip has no terms any more.
 */
export function useFreeCancellation(tiers: readonly CancellationTier[], departure: Date | undefined): string {
  const word = useWords('common');
  const locale = useLocale();
  if (departure === undefined) return '';
  return loosened(freeCancellationBriefly(tiers, departure, word, locale));
}
