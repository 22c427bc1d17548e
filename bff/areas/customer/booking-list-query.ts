import type { OrderListQuery } from '@bff/domain/bookings';
import { DomainError } from '@bff/domain/shared/errors';
import { hasLuhnDigit } from '@bff/domain/shared/numbers';

/** What the address of «my trips» asks for. */
export type BookingListQuery = Pick<OrderListQuery, 'when' | 'text' | 'sort' | 'descending' | 'page'>;

export const WHENS = ['upcoming', 'past', 'canceled'] as const;
const SORTS = ['departure', 'total'] as const;
const LONGEST_TEXT = 120;
const LAST_PAGE = 10_000;

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** Spaces within a number are how people copy it. */
const numberIn = (text: string): string => text.replace(/\s/g, '');

/** What is wrong with the search text, as `key` or `key,param` of the forms' texts; undefined when nothing is. */
function textError(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return `forms.tooLong,${LONGEST_TEXT}`;
  // What starts with a digit is meant as a number: no place does.
  if (!/^\d/.test(text)) return undefined;
  const number = numberIn(text);
  if (!/^\d+$/.test(number)) return 'forms.digitsOnly';
  return hasLuhnDigit(number) ? undefined : 'forms.checkNumber';
}

/**
 * Reads the address of «my trips». A text that cannot be searched for answers its error beside the query, so that the page can show both;
 * everything else comes from links, and nonsense there throws `input.invalid`.
 */
export function parseBookingListQuery(params: URLSearchParams): { query: BookingListQuery; error?: string } {
  const when = params.get('when') ?? 'upcoming';
  const sort = params.get('sort') ?? (when === 'upcoming' ? 'departure' : '-departure');
  const page = params.get('page') ?? '1';
  const text = (params.get('q') ?? '').trim();
  const field = sort.replace(/^-/, '');
  if (!isOneOf(WHENS, when) || !isOneOf(SORTS, field) || !/^\d{1,5}$/.test(page))
    throw new DomainError('input.invalid');
  const number = Number(page);
  if (number < 1 || number > LAST_PAGE) throw new DomainError('input.invalid');
  const error = textError(text);
  const query = {
    when,
    sort: field,
    descending: sort.startsWith('-'),
    page: number,
    text: error === undefined && /^\d/.test(text) ? numberIn(text) : text,
  };
  return error === undefined ? { query } : { query, error };
}
