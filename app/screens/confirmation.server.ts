import { data } from '@remix-run/node';
import { withDraft } from '~/forms/save-form.server';
import type { Confirmation } from './confirmation';

/** The loader data of a ConfirmScreen, with anything typed before a login. */
export const confirmation = async (request: Request, confirm: Omit<Confirmation, 'typed'>, status = 200) =>
  data(await asked(request, confirm), { status });

/** The same, for a loader that returns more. */
export async function asked(
  request: Request,
  confirm: Omit<Confirmation, 'typed'>,
): Promise<{ title: string; confirm: Confirmation }> {
  const typed = confirm.fields ? await withDraft(request, {}) : undefined;
  return { title: confirm.title, confirm: typed ? { ...confirm, typed } : confirm };
}
