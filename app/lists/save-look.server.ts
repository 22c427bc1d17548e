import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { safeReturnUrl } from '@bff/domain/sessions';
import { must } from '@bff/domain/shared/errors';
import { screenAt } from '@bff/edge/find-screen';
import { readForm } from '~/forms/parse-form.server';
import { lookPath } from './look';
import { rememberLook } from './look.server';

const LookForm = z.object({
  list: z.string().max(200),
  returnTo: z.unknown().optional(),
  dense: z.enum(['on', 'off']).optional(),
  column: z.array(z.string().regex(/^[a-zA-Z]{1,30}$/)).max(40),
});

/** Remembers how somebody wants a list of this area to look, and leads back to it. */
export async function saveLook(request: Request): Promise<Response> {
  const fields = await readForm(request);
  const form = LookForm.safeParse({ ...Object.fromEntries(fields), column: fields.getAll('column') });
  must(form.success, 'input.invalid');
  const { list, returnTo, dense, column } = form.data;
  const { pathname } = new URL(request.url);
  const [locale] = /^\/(sv|en)/.exec(pathname) ?? [];
  // Of this area's lists alone: what is saved here shows nowhere else.
  const screen = screenAt(`${locale}${list}`);
  must(screen && screen.area !== 'dashboard', 'input.invalid');
  must(`${locale}${lookPath(list)}` === pathname.replace(/\.data$/, ''), 'input.invalid');
  return redirect(safeReturnUrl(returnTo) ?? `${locale}${list}`, {
    status: 303,
    headers: {
      'set-cookie': await rememberLook(request, list, {
        isDense: dense === 'on',
        columns: fields.has('plain') ? undefined : column,
      }),
    },
  });
}
