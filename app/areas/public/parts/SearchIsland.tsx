import { Island } from '~/islands/Island';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import type { SearchFormError } from '~/nouns/trips/listed-errors';
import { SearchForm, type SearchFormValues } from '~/nouns/trips/SearchForm';

/** A page's search form, hydrated when the page is idle. */
export function SearchIsland({
  values,
  errors = [],
  isListed = true,
}: {
  values: SearchFormValues;
  errors?: readonly SearchFormError[];
  /** Whether the form lists its errors, or the page does. */
  isListed?: boolean;
}) {
  const path = usePath();
  const props = { values, errors, isListed, action: path(to.search()), suggestUrl: path('/places.json') };
  return (
    <Island name="search" props={props}>
      <SearchForm {...props} />
    </Island>
  );
}
