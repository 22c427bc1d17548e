import type { BookingListQuery } from '@bff/areas/customer';

const defaultSort = (when: BookingListQuery['when']): string => (when === 'upcoming' ? 'departure' : '-departure');

/** The query of «my trips» as an address has it: only what differs from the plain list. */
export function listAddress(
  { when, text, sort, descending, page }: BookingListQuery,
  changes: Partial<BookingListQuery> = {},
): string {
  const now = { when, text, sort, descending, page, ...changes };
  const params = new URLSearchParams();
  if (now.when !== 'upcoming') params.set('when', now.when);
  if (now.text) params.set('q', now.text);
  const order = `${now.descending ? '-' : ''}${now.sort}`;
  if (order !== defaultSort(now.when)) params.set('sort', order);
  if (now.page > 1) params.set('page', String(now.page));
  const query = params.toString();
  return query ? `?${query}` : '';
}
