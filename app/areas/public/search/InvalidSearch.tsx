import { useTranslation } from 'react-i18next';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SearchForm, type SearchFormError, type SearchFormValues } from '../parts/SearchForm';

interface Advice {
  key: string;
  minutes?: number | undefined;
  shift?: string | undefined;
}

/** The search again, with what is wrong with it and, for a trip that drivers may not drive, what would make it legal. */
export function InvalidSearch({
  values,
  errors,
  advice,
}: {
  values: SearchFormValues;
  errors: readonly SearchFormError[];
  advice: readonly Advice[];
}) {
  const { t } = useTranslation('search');
  return (
    <>
      <h1>{t('results.change')}</h1>
      {advice.length > 0 ? (
        <Banner tone="info" title={t('advice.title')}>
          <ul>
            {advice.map((one) => (
              <li key={`${one.key}${one.shift}`}>
                {t(`advice.${one.key}`, { minutes: one.minutes, shift: one.shift })}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <SearchForm values={values} errors={errors} />
    </>
  );
}
