import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatList } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { useLocale, usePath } from '~/http/paths';
import { type SearchFormError, useListedErrors } from '~/nouns/trips/listed-errors';
import type { SearchFormValues } from '~/nouns/trips/SearchForm';
import type { OneCompany } from '../parts/one-company.server';
import { to } from '~/to';
import { PreferToTalk } from '../parts/PreferToTalk';
import { SearchIsland } from '../parts/SearchIsland';
import { AskForQuotes } from './AskForQuotes';
import type { ShownAdvice } from '~/nouns/trips/AdviceList';
import type { FollowedAdvice } from './followed-advice.server';
import { meantBy } from './meant';
import { mustBeDivided, TripAdvice } from './TripAdvice';

/** The search again with its errors and, with them, what would mend the trip: a change that a button makes, or a quote. */
export function InvalidSearch({
  values,
  errors,
  only,
  advice,
  followed,
  quotes,
  search,
}: {
  values: SearchFormValues;
  errors: readonly SearchFormError[];
  only: OneCompany | null;
  advice: readonly ShownAdvice[];
  /** The advice that a button can follow. */
  followed: FollowedAdvice | null;
  /** The search as an address, if operators can be asked for a quote on it; otherwise null. */
  quotes: string | null;
  /** The search as an address, as it was typed. */
  search: string;
}) {
  const { t } = useTranslation('search');
  const message = useErrorMessage();
  const locale = useLocale();
  const path = usePath();
  const listed = useListedErrors(errors, values.stops.length);
  const isAdvised = followed !== null || advice.length > 0;
  /** Nobody but a person can help with a trip tonight. */
  const isTooSoon = errors.some(({ message }) => message.startsWith('forms.bookableFrom'));
  const meant = meantBy(search, errors);
  const isMendable = isAdvised || isTooSoon || quotes !== null || meant !== null;
  const isDivided = mustBeDivided(advice, followed);
  const ends = { from: values.stops[0]?.stop, to: values.stops.at(-1)?.stop };
  const title = isDivided
    ? t('advice.tooLong', ends)
    : followed?.advice.key === 'anotherDay'
      ? t('advice.notInADay', ends)
      : meant
        ? message('forms.summary')
        : t(isAdvised && !isTooSoon ? 'advice.cannot' : 'quotes.title');
  const isCalm = isAdvised && !isTooSoon;
  const texts = isDivided ? [t(followed ? 'advice.divide' : 'advice.nights')] : listed.map(({ text }) => text);
  const ways = (
    <>
      {meant ? (
        <p>
          <a href={`${path(to.search())}?${meant.query}`}>
            {t('results.meant', { meant: formatList(meant.texts, locale) })}
          </a>
        </p>
      ) : null}
      <TripAdvice advice={advice} followed={followed} own={values} />
      {quotes === null ? null : <AskForQuotes search={quotes} isSecond={followed !== null} />}
      {isTooSoon ? <PreferToTalk atOnce /> : null}
    </>
  );
  return (
    <Stack>
      <h1>{t('results.change')}</h1>
      {isCalm ? (
        // Nothing is wrong with what was typed: the law asks for rest that nobody thinks of.
        <Banner title={title}>
          <Stack>
            <p>{texts.join(' ')}</p>
            {ways}
          </Stack>
        </Banner>
      ) : isMendable ? (
        <ErrorSummary title={title} errors={listed}>
          <Stack>{ways}</Stack>
        </ErrorSummary>
      ) : null}
      <SearchIsland values={values} errors={isCalm ? [] : errors} isListed={!isMendable} only={only} />
    </Stack>
  );
}
