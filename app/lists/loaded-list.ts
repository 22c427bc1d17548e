import type { Choices, ListPage, ListQuery } from '@bff/lists';
import type { Look } from './look';
import type { SavedSearch } from './saved';

/** What a list page's loader returns for its `ListView`. */
export interface LoadedList<Row, Given extends Choices = Choices> {
  title: string;
  query: ListQuery;
  /** What is wrong with the query, by field. */
  errors: Readonly<Record<string, string>>;
  /** The page of rows; null if the query is invalid. */
  list: ListPage<Row> | null;
  /** The values of the filters with fixed ones. */
  choices: Given;
  look: Look;
  /** The user's saved searches of this list; undefined where none can be saved. */
  saved?: readonly Pick<SavedSearch, 'name' | 'search'>[] | undefined;
}

/** A page of rows that is there to be shown. */
export type ShownPage = NonNullable<LoadedList<unknown>['list']>;
