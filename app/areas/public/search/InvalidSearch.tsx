import { useTranslation } from '~/i18n/use-translation';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { SearchFormError, SearchFormValues } from '~/nouns/trips/SearchForm';
import { SearchIsland } from '../parts/SearchIsland';
import { AskForQuotes } from './AskForQuotes';
import type { ShownAdvice } from '~/nouns/trips/AdviceList';
import type { FollowedAdvice } from './followed-advice.server';
import { TripAdvice } from './TripAdvice';

/** The search again with its errors and, for a trip that breaks the driving rules, the changes that would make it legal. */
export function InvalidSearch({
  values,
  errors,
  advice,
  followed,
  quotes,
}: {
  values: SearchFormValues;
  errors: readonly SearchFormError[];
  advice: readonly ShownAdvice[];
  /** The advice that a button can follow. */
  followed: FollowedAdvice | null;
  /** The search as an address, if operators can be asked for a quote on it; otherwise null. */
  quotes: string | null;
}) {
  const { t } = useTranslation('search');
  return (
    <Stack>
      <h1>{t('results.change')}</h1>
      <TripAdvice advice={advice} followed={followed} />
      {quotes === null ? null : <AskForQuotes search={quotes} />}
      <SearchIsland values={values} errors={errors} />
    </Stack>
  );
}
