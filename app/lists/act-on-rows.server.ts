import { data } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { logger } from '@bff/platform/logger';
import { redirectWithFlash } from '~/http/flash.server';
import type { TextKey } from '~/i18n/text-keys';
import type { Acted, ActedRow } from './acted';

/** More than a page has: no list of ours can select this many. */
const MOST_ROWS = 100;

/** The ids of the selected rows, from a form or from a page's address (`?row=17&row=18`). @throws DomainError `input.invalid` */
export function chosenRows(from: FormData | Request): number[] {
  const fields = from instanceof Request ? new URL(from.url).searchParams : from;
  const rows = [...new Set(fields.getAll('row'))];
  if (rows.length > MOST_ROWS || !rows.every((row) => typeof row === 'string' && /^[1-9]\d{0,14}$/.test(row)))
    throw new DomainError('input.invalid');
  return rows.map(Number);
}

/**
 * Acts on each row in turn, in its own transaction with its own permission check. One row's refusal does not affect the others. Any other
 * failure would hit the next row too, so it stops there and is logged, and the result lists every row.
 * @throws the failure, if it happens at the first row
 */
export async function actOnRows(
  rows: readonly number[],
  { act, nameOf }: { act: (row: number) => Promise<unknown>; nameOf: (row: number) => string },
): Promise<Acted> {
  const named = (row: number): ActedRow => ({ row: String(row), name: nameOf(row) });
  const done: ActedRow[] = [];
  const refused: (ActedRow & { error: string })[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await act(row);
      done.push(named(row));
    } catch (error) {
      if (error instanceof DomainError) {
        refused.push({ ...named(row), error: [error.key, ...error.params].join(',') });
        continue;
      }
      // There is nothing to report besides the error, and the error page knows whether it is a fault or an outage.
      if (index === 0) throw error;
      logger.error({ err: error, row }, 'an act on several rows failed');
      return { done, refused, failed: named(row), untried: rows.slice(index + 1).map(named) };
    }
  }
  return { done, refused, untried: [] };
}

/** The response: back to the list with the number done, or the page again with the result for each row. */
export async function answerActed(request: Request, acted: Acted, { list, flash }: { list: string; flash: TextKey }) {
  if (acted.failed) return data({ acted }, { status: 500 });
  if (acted.done.length > 0 && acted.refused.length === 0)
    return redirectWithFlash(request, list, flash, { params: { count: acted.done.length } });
  return data({ acted }, { status: 422 });
}
