import { useTranslation } from 'react-i18next';
import { formatDuration } from '@formats';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { SearchFormError, SearchFormValues } from '~/nouns/trips/SearchForm';
import { SearchIsland } from '../parts/SearchIsland';
import { AskForQuotes } from './AskForQuotes';

interface Advice {
  key: string;
  minutes?: number | undefined;
  place?: string | undefined;
  to?: string | undefined;
  shift?: string | undefined;
}

/** The search again, with what is wrong with it and, for a trip that drivers may not drive, what would make it legal. */
export function InvalidSearch({
  values,
  errors,
  advice,
  quotes,
}: {
  values: SearchFormValues;
  errors: readonly SearchFormError[];
  advice: readonly Advice[];
  /** The search as an address, when operators can be asked for a quote on it; else null. */
  quotes: string | null;
}) {
  const { t, i18n } = useTranslation('search');
  const locale = i18n.language === 'en' ? 'en' : 'sv';
  return (
    <Stack>
      <h1>{t('results.change')}</h1>
      {advice.length > 0 ? (
        <Banner tone="info" title={t('advice.title')}>
          <ul>
            {advice.map(({ key, minutes, place, to, shift }) => (
              <li key={`${key}${place}${shift}`}>
                {t(`advice.${key}`, { duration: formatDuration((minutes ?? 0) * 60, locale), place, to, shift })}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {quotes === null ? null : <AskForQuotes search={quotes} />}
      <SearchIsland values={values} errors={errors} />
    </Stack>
  );
}
