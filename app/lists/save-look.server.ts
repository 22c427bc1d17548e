import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { PLAIN_ROWS, ROW_COUNTS } from '#fields/list-rows';
import { safeReturnUrl } from '@bff/domain/sessions';
import { DomainError, must } from '@bff/domain/shared/errors';
import { withoutLocale } from '~/http/paths';
import { readForm } from '~/forms/parse-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { columnsAskedFor, COLUMN_ORDER, MOVE } from './look';
import { lookOf, rememberLook } from './look.server';
import { ownList } from './own-list.server';
import { changeSavedSearches } from './save-search.server';

const LookForm = z.object({
  list: z.string().max(200),
  returnTo: z.unknown().optional(),
  dense: z.enum(['on', 'off']).optional(),
  rows: z
    .enum(ROW_COUNTS.map(String))
    .transform((text) => ROW_COUNTS.find((count) => String(count) === text) ?? PLAIN_ROWS)
    .default(PLAIN_ROWS),
  columns: z.array(z.string().regex(/^[a-zA-Z]{1,30}$/)).max(40),
});

/** A list's address with the remembered number of rows; its first page, if a page number would mean other rows. */
function withoutRows(address: string, isChanged: boolean): string {
  const [path = '', search = ''] = address.split('?');
  const params = new URLSearchParams(search);
  if (isChanged || params.has('rows')) params.delete('page');
  params.delete('rows');
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** Remembers the look of a list in this area, or a search of it, and redirects back to it: there it says, too, if it could not. */
export async function saveLook(request: Request): Promise<Response> {
  const fields = await readForm(request);
  try {
    return await (fields.has('saveAs') || fields.has('forget')
      ? changeSavedSearches(request, fields)
      : rememberFields(request, fields));
  } catch (error) {
    const back = safeReturnUrl(fields.get('returnTo'));
    if (!(error instanceof DomainError) || !back) throw error;
    return redirectWithFlash(request, withoutLocale(back), 'lists:look.notSaved', { kind: 'error' });
  }
}

async function rememberFields(request: Request, fields: FormData): Promise<Response> {
  const form = LookForm.safeParse({ ...Object.fromEntries(fields), columns: columnsAskedFor(fields) });
  must(form.success, 'input.invalid');
  const { list, returnTo, dense, rows, columns } = form.data;
  const here = ownList(request, list);
  const back = safeReturnUrl(returnTo);
  const to = back ? withoutRows(back, rows !== (await lookOf(request)).rows) : here;
  // Whoever moves a column moves it further: without scripts the fold with the columns is open again.
  return redirect(fields.has(MOVE) ? `${to}#${COLUMN_ORDER}` : to, {
    status: 303,
    headers: {
      'set-cookie': await rememberLook(request, list, {
        isDense: dense === 'on',
        rows,
        columns: fields.has('plain') ? undefined : columns,
      }),
    },
  });
}
