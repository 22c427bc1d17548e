import { useSearchParams } from '@remix-run/react';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Island } from '~/islands/Island';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';
import type { SearchFormError } from '~/nouns/trips/listed-errors';
import { SearchForm, type SearchFormValues } from '~/nouns/trips/SearchForm';
import type { OneCompany } from './one-company.server';

interface SearchIslandProps {
  values: SearchFormValues;
  errors?: readonly SearchFormError[];
  /** Whether the form lists its errors, or the page does. */
  isListed?: boolean;
  /** Only this company's buses are searched for, which the page says. */
  only?: OneCompany | null;
  /** The page is about the company and says so itself. */
  isNamed?: boolean;
}

/** A page's search form, hydrated when the page is idle. */
export function SearchIsland({ values, errors = [], isListed = true, only = null, isNamed }: SearchIslandProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const also = only ? { operator: only.id } : {};
  const props = { values, errors, isListed, action: path(to.search()), suggestUrl: path('/places.json'), also };
  const [params] = useSearchParams();
  const everywhere = new URLSearchParams([...params].filter(([name]) => name !== 'operator'));
  const form = (
    <Island name="search" props={props}>
      <SearchForm {...props} />
    </Island>
  );
  if (!only || isNamed) return form;
  return (
    <Stack>
      <p>
        {t('form.only', { company: only.name })} <a href={`${path(to.home())}?${everywhere}`}>{t('form.all')}</a>
      </p>
      {form}
    </Stack>
  );
}
