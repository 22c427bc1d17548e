import { data } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { redirectWithFlash } from '~/http/flash.server';
import type { Acted } from './acted';

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
 * hinders none of the others.
 */
export async function actOnRows(
  rows: readonly number[],
  { act, nameOf }: { act: (row: number) => Promise<unknown>; nameOf: (row: number) => string },
): Promise<Acted> {
  const refused: { row: string; name: string; error: string }[] = [];
  for (const row of rows) {
    try {
      await act(row);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ row: String(row), name: nameOf(row), error: [error.key, ...error.params].join(',') });
    }
  }
  return { done: rows.length - refused.length, refused };
}

/** The answer: on to the list with how many were done, or the page again with what was refused, row by row. */
export async function answerActed(request: Request, acted: Acted, { list, flash }: { list: string; flash: string }) {
  if (acted.done > 0 && acted.refused.length === 0)
    return redirectWithFlash(request, list, flash, { params: { count: acted.done } });
  return data({ acted }, { status: 422 });
}
