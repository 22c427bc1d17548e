import { data, redirect } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { logger } from '@bff/platform/logger';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import type { TextKey, Translate } from '~/i18n/text-keys';
import type { Acted, ActedRow } from './acted';

/** More than a page has: no list of ours can select this many. */
const MOST_ROWS = 100;
const NOT_THERE = 404;

/** The ids of the selected rows, from a form or from a page's address (`?row=17&row=18`). @throws DomainError `input.invalid` */
export function chosenRows(from: FormData | Request): number[] {
  const fields = from instanceof Request ? new URL(from.url).searchParams : from;
  const rows = [...new Set(fields.getAll('row'))];
  if (rows.length > MOST_ROWS || !rows.every((row) => typeof row === 'string' && /^[1-9]\d{0,14}$/.test(row)))
    throw new DomainError('input.invalid');
  return rows.map(Number);
}

/** The page that asks about the selected rows, for who has sent them to the list: text browsers do (`BulkAct`). */
export const askAbout = (request: Request, page: string, form: FormData) =>
  redirect(localePath(request, `${page}?${new URLSearchParams(chosenRows(form).map((row) => ['row', String(row)]))}`));

/** Those of the selected rows that are still there. What is gone meanwhile does not keep the others from being asked about. */
export async function seenRows<Seen>(rows: readonly number[], see: (row: number) => Promise<Seen>): Promise<Seen[]> {
  const seen = await Promise.all(
    rows.map((row) =>
      see(row).catch((error: unknown) => {
        if (error instanceof DomainError && error.status === NOT_THERE) return undefined;
        throw error;
      }),
    ),
  );
  return seen.filter((one) => one !== undefined);
}

/** What a confirmation says instead where there is nothing to ask about: its own title would count to zero. */
export function nothingChosen(
  rows: readonly number[],
  seen: readonly unknown[],
  t: Translate,
): { title: string; refusal: string } | undefined {
  if (seen.length > 0) return undefined;
  return rows.length > 0
    ? { title: t('lists:bulk.goneTitle'), refusal: t('lists:bulk.gone') }
    : { title: t('lists:bulk.noneTitle'), refusal: t('lists:bulk.none') };
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

interface AfterActing {
  list: string;
  flash: TextKey;
  /** What was typed into the page's form, if it has fields. */
  typed?: Record<string, unknown>;
}

/** The response: back to the list with the number done, or the page again with the result for each row and with what was typed. */
export async function answerActed(request: Request, acted: Acted, { list, flash, typed }: AfterActing) {
  const again = typed ? { acted, initialValue: typed } : { acted };
  if (acted.failed) return data(again, { status: 500 });
  if (acted.done.length > 0 && acted.refused.length === 0)
    return redirectWithFlash(request, await placeToReturn(request, list), flash, {
      params: { count: acted.done.length },
    });
  return data(again, { status: 422 });
}
