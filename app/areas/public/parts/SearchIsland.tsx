import { Island } from '~/islands/Island';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { SearchForm, type SearchFormError, type SearchFormValues } from '~/nouns/trips/SearchForm';

/** A page's search form, hydrated when the page is idle. */
export function SearchIsland({
  values,
  errors = [],
}: {
  values: SearchFormValues;
  errors?: readonly SearchFormError[];
}) {
  const path = usePath();
  const props = { values, errors, action: path(to.search()), suggestUrl: path('/places.json') };
  return (
    <Island name="search" props={props}>
      <SearchForm {...props} />
    </Island>
  );
}
