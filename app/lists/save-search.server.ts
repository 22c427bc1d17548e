import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { safeReturnUrl } from '@bff/domain/sessions';
import { must } from '@bff/domain/shared/errors';
import { withoutLocale } from '~/http/paths';
import { redirectWithFlash } from '~/http/flash.server';
import { ownList } from './own-list.server';
import { forgetSearch, saveSearch } from './saved.server';

const SearchForm = z.object({
  list: z.string().max(200),
  returnTo: z.unknown().optional(),
  /** The name for the search to save; if it is empty, the suggested one is used. */
  saveAs: z.string().max(200).optional(),
  plainName: z.string().max(400).default(''),
  forget: z.string().max(200).optional(),
});

/** Saves the shown search of a list under a name, or removes a saved one, and redirects back to the list. */
export async function changeSavedSearches(request: Request, fields: FormData): Promise<Response> {
  const form = SearchForm.safeParse(Object.fromEntries(fields));
  must(form.success, 'input.invalid');
  const { list, returnTo, saveAs = '', plainName, forget } = form.data;
  const here = ownList(request, list);
  const back = safeReturnUrl(returnTo) ?? here;
  const cookie =
    forget === undefined
      ? await saveSearch(request, { list, name: saveAs.trim() || plainName, address: back })
      : await forgetSearch(request, list, forget);
  if (cookie === undefined)
    return redirectWithFlash(request, withoutLocale(back), 'lists:saved.tooMany', { kind: 'error' });
  return redirect(back, { status: 303, headers: { 'set-cookie': cookie } });
}
