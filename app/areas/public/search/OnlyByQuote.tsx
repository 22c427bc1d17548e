import { Stack } from '@ds/primitives/Stack/Stack';
import { useFieldMessage } from '~/forms/error-text';
import { useTranslation } from '~/i18n/use-translation';
import type { SearchFormError } from '~/nouns/trips/listed-errors';
import type { SearchFormValues } from '~/nouns/trips/SearchForm';
import type { OneCompany } from '../parts/one-company.server';
import { SearchIsland } from '../parts/SearchIsland';
import { AskForQuotes } from './AskForQuotes';

interface OnlyByQuoteProps {
  values: SearchFormValues;
  /** Why the trip has no price that can be worked out beforehand: nothing that was typed is wrong. */
  reasons: readonly SearchFormError[];
  search: string;
  only: OneCompany | null;
}

/** The way to a quote first, and the search below it. */
export function OnlyByQuote({ values, reasons, search, only }: OnlyByQuoteProps) {
  const { t } = useTranslation('search');
  const textOf = useFieldMessage();
  return (
    <Stack gap="l">
      <Stack>
        <h1>{t('quotes.title')}</h1>
        {reasons.map(({ field, message }) => (
          <p key={message}>{textOf(field, message)}</p>
        ))}
        <AskForQuotes search={search} isSecond={false} />
      </Stack>
      <h2>{t('results.change')}</h2>
      <SearchIsland values={values} only={only} />
    </Stack>
  );
}
