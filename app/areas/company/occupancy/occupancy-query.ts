import { writtenDay } from '@formats';

/** The timeline's query in its address. */
export const VIEWS = ['day', 'week', 'month'] as const;
export interface OccupancyQuery {
  view: (typeof VIEWS)[number];
  /** Any day of the period. */
  day: string;
  text: string;
  depot: string;
  /** As a table of rows instead of a picture. */
  isList: boolean;
}

/** As people write it; in a year that has buses. */
function dayIn(text: string, today: string): string | undefined {
  const day = writtenDay(text, today);
  return day?.startsWith('20') ? day : undefined;
}

/** Ignores invalid parameters. */
export function readQuery(search: URLSearchParams, today: string): OccupancyQuery {
  const said = (name: string) => search.get(name)?.trim() ?? '';
  return {
    view: VIEWS.find((view) => view === said('view')) ?? 'week',
    day: dayIn(said('day'), today) ?? today,
    text: said('q').slice(0, 80),
    depot: /^[1-9]\d{0,14}$/.test(said('depot')) ? said('depot') : '',
    isList: said('show') === 'list',
  };
}

/** The address of a period, without default values. */
export function queryText({ view, day, text, depot, isList }: OccupancyQuery): string {
  const search = new URLSearchParams({ view, day });
  if (text) search.set('q', text);
  if (depot) search.set('depot', depot);
  if (isList) search.set('show', 'list');
  return `?${search.toString()}`;
}
