import { data } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { logger } from '@bff/platform/logger';
import { redirectWithFlash } from '~/http/flash.server';
import type { TextKey } from '~/i18n/text-keys';
import type { Acted, ActedRow } from './acted';

/** More than a page has: nobody chose them in a list of ours. */
const MOST_ROWS = 100;

/** The ids of the chosen rows, of a form or of a page's address (`?row=17&row=18`). @throws DomainError `input.invalid` */
export function chosenRows(from: FormData | Request): number[] {
  const fields = from instanceof Request ? new URL(from.url).searchParams : from;
  const rows = [...new Set(fields.getAll('row'))];
  if (rows.length > MOST_ROWS || !rows.every((row) => typeof row === 'string' && /^[1-9]\d{0,14}$/.test(row)))
    throw new DomainError('input.invalid');
  return rows.map(Number);
}

/**
 * Does something with each of the rows, one after the other: each in its own transaction, with its own check of who may. What one is refused
 * hinders none of the others. Anything else that goes wrong would meet the next one too: it stops there, is logged, and each row is told of.
 * @throws what went wrong at the first row
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
      // There is nothing to tell that the page of errors does not say, and whether it is a fault or an outage it knows better.
      if (index === 0) throw error;
      logger.error({ err: error, row }, 'an act on several rows failed');
      return { done, refused, failed: named(row), untried: rows.slice(index + 1).map(named) };
    }
  }
  return { done, refused, untried: [] };
}

/** The answer: on to the list with how many were done, or the page again with what became of each row. */
export async function answerActed(request: Request, acted: Acted, { list, flash }: { list: string; flash: TextKey }) {
  if (acted.failed) return data({ acted }, { status: 500 });
  if (acted.done.length > 0 && acted.refused.length === 0)
    return redirectWithFlash(request, list, flash, { params: { count: acted.done.length } });
  return data({ acted }, { status: 422 });
}
