import type { FormDraft } from '@bff/domain/sessions';
import { DomainError } from '@bff/domain/shared/errors';
import { rateLimit } from '@bff/domain/shared/rate-limit.store';
import { callersAddress } from '@bff/platform/request-scope';
import { readMultipart } from '~/forms/read-multipart.server';
import { locationOf } from './locale-path';
import { currentSession, keep } from './session.server';

const MAX_CHARACTERS = 16_000;
/** Of a body that may hold a draft: a character takes up to nine bytes in an address-encoded form. */
const MAX_BYTES = 9 * MAX_CHARACTERS;
/** Never kept: passwords and one-time secrets. */
const isSecret = (name: string) => /password|token|^code$/i.test(name);

/** Drafts of people without a session: each is a session of its own in the database. */
const perAddress = rateLimit('draft:address', { points: 30, seconds: 600 });
const ofAll = rateLimit('draft:all', { points: 1_200, seconds: 600 });

/** Whether one more may be kept for somebody whom nobody knows; who may not loses what was typed, and nothing else. */
async function mayKeepAnother(): Promise<boolean> {
  try {
    await perAddress(callersAddress());
    await ofAll('visitors');
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** The texts of the form that was sent. A body with files is read no further than to the first of them: nobody is known yet. */
async function textsSent(request: Request): Promise<FormData | undefined> {
  const bytes = Number(request.headers.get('content-length') ?? 0);
  try {
    if (/^multipart\//i.test(request.headers.get('content-type') ?? ''))
      return (await readMultipart(request, bytes > MAX_BYTES ? 'stop' : 'leave-out')).texts;
    return bytes > MAX_BYTES ? undefined : await request.formData();
  } catch {
    return undefined;
  }
}

/**
 * Keeps a form that was sent when its session had ended, or when the login was not recent enough, so that logging in leads back to what was
 * typed. `read` is the form where the request's body has been read already.
 */
export async function keepDraft(request: Request, read?: FormData): Promise<Headers> {
  const form = read ?? (await textsSent(request));
  if (!form) return new Headers();
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !isSecret(field[0]),
  );
  const draft: FormDraft = { path: locationOf(request), fields };
  if (JSON.stringify(draft).length > MAX_CHARACTERS) return new Headers();
  if (!(await currentSession(request)) && !(await mayKeepAnother())) return new Headers();
  return keep(request, 'draft', draft);
}

/** What was typed into this page's form before the login, or undefined. It stays until the form has been sent: see `dropDraft`. */
export async function draftOf(request: Request): Promise<FormData | undefined> {
  const draft = (await currentSession(request))?.data.draft;
  if (draft?.path !== locationOf(request)) return undefined;
  const form = new FormData();
  for (const [name, value] of draft.fields) form.append(name, value);
  return form;
}

/** What was typed on one page is for another: the same form of something that took its place. */
export async function moveDraft(request: Request, from: string, path: string): Promise<void> {
  const draft = (await currentSession(request))?.data.draft;
  if (draft?.path === from) await keep(request, 'draft', { ...draft, path });
}

/** The form has been sent after all. */
export async function dropDraft(request: Request): Promise<void> {
  if ((await currentSession(request))?.data.draft) await keep(request, 'draft', undefined);
}

/** The texts of a draft by name, for a form of single fields. */
export const textsOf = (draft: FormData | undefined): Record<string, string> =>
  Object.fromEntries([...(draft ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string'));
