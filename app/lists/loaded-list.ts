import type { Choices, ListPage, ListQuery } from '@bff/lists';
import type { Look } from './look';

/** What a list page's loader answers, for its `ListView`. */
export interface LoadedList<Row, Given extends Choices = Choices> {
  title: string;
  query: ListQuery;
  /** What is wrong with what was asked for, by field. */
  errors: Readonly<Record<string, string>>;
  /** The page of rows; null when the query cannot be asked. */
  list: ListPage<Row> | null;
  /** The values of the filters that have given ones. */
  choices: Given;
  look: Look;
}
