import { redirect, replace, type TypedResponse } from '@remix-run/node';
import { isFetchedAhead } from '@bff/platform/page-data';
import { seal, unseal } from '@bff/platform/signing';
import { hostCookie } from './cookies.server';
import { isSentFrom, localePath, otherThanSent } from './locale-path';
import type { TextKey } from '~/i18n/text-keys';

/** A message for the next page: a text's key with its values (`account:flash.saved`). */
export interface Flash {
  key: TextKey;
  params: Readonly<Record<string, string | number>>;
  kind: 'success' | 'info' | 'error';
}

const SHOWN_WITHIN_SECONDS = 60;
const cookie = hostCookie('flash');

/** 303 to a path (its locale is added) with a message that the page there shows once, as a toast or, without scripts, a banner. */
export async function redirectWithFlash(
  request: Request,
  path: string,
  key: TextKey,
  { params = {}, kind = 'success', headers = new Headers() }: Partial<Omit<Flash, 'key'>> & { headers?: Headers } = {},
): Promise<TypedResponse<never>> {
  const flash: Flash = { key, params, kind };
  headers.append(
    'set-cookie',
    await cookie.serialize(seal('flash', JSON.stringify(flash)), { maxAge: SHOWN_WITHIN_SECONDS }),
  );
  const target = localePath(request, path);
  // What is saved in place is no page more to go back by: a dialog's answer would be one, as the router has it.
  const go = isSentFrom(request, target) ? replace : redirect;
  return go(otherThanSent(request, target), { status: 303, headers });
}

/** This page's message, if any, and the headers that remove it. Call it in the layout's loader, once per page. */
export async function takeFlash(request: Request): Promise<{ flash: Flash | null; headers: Headers }> {
  const headers = new Headers();
  // A prefetched page may never be seen.
  if (isFetchedAhead(request.headers)) return { flash: null, headers };
  const sealed: unknown = await cookie.parse(request.headers.get('cookie'));
  if (typeof sealed !== 'string' || sealed === '') return { flash: null, headers };
  headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }));
  const text = unseal('flash', sealed);
  return { flash: text === undefined ? null : (JSON.parse(text) as Flash), headers };
}
