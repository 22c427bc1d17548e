import type { FormDraft } from '@bff/domain/sessions';
import { DomainError } from '@bff/domain/shared/errors';
import { rateLimit } from '@bff/domain/shared/rate-limit.store';
import { callersAddress } from '@bff/platform/request-scope';
import { readMultipart } from '~/forms/read-multipart.server';
import { locationOf } from './locale-path';
import { currentSession, keep } from './session.server';

const MAX_CHARACTERS = 16_000;
/** For a body that may hold a draft: a character takes up to nine bytes in a URL-encoded form. */
const MAX_BYTES = 9 * MAX_CHARACTERS;
/** Never kept: passwords and one-time secrets. */
const isSecret = (name: string) => /password|token|^code$/i.test(name);

/** Drafts of people without a session: each creates a session in the database. */
const perAddress = rateLimit('draft:address', { points: 30, seconds: 600 });
const ofAll = rateLimit('draft:all', { points: 1_200, seconds: 600 });

/** Whether another draft may be kept for an unknown visitor; otherwise they lose what they typed, and nothing else. */
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

/** The submitted form's texts. A body with files is read only up to the first of them: the sender is not known yet. */
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
 * Keeps a form submitted after its session had ended, or when the login was not recent enough, so that logging in leads back to the input.
 * `read` is the form, if the request's body has been read already.
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

/** What was typed into this page's form before the login, or undefined. It is kept until the form has been submitted: see `dropDraft`. */
export async function draftOf(request: Request): Promise<FormData | undefined> {
  const draft = (await currentSession(request))?.data.draft;
  if (draft?.path !== locationOf(request)) return undefined;
  const form = new FormData();
  for (const [name, value] of draft.fields) form.append(name, value);
  return form;
}

/** Moves the draft to another page: the same form for whatever replaced its subject. */
export async function moveDraft(request: Request, from: string, path: string): Promise<void> {
  const draft = (await currentSession(request))?.data.draft;
  if (draft?.path === from) await keep(request, 'draft', { ...draft, path });
}

/** Discards the draft once the form has been submitted. */
export async function dropDraft(request: Request): Promise<void> {
  if ((await currentSession(request))?.data.draft) await keep(request, 'draft', undefined);
}

/** The texts of a draft by name, for a form of single fields. */
export const textsOf = (draft: FormData | undefined): Record<string, string> =>
  Object.fromEntries([...(draft ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string'));
