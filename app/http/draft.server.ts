import type { FormDraft } from '@bff/domain/sessions';
import { locationOf } from './locale-path';
import { currentSession, keep } from './session.server';

const MAX_CHARACTERS = 16_000;
/** Never kept: passwords and one-time secrets. */
const isSecret = (name: string) => /password|token|^code$/i.test(name);

/**
 * Keeps a form that was sent when its session had ended, or when the login was not recent enough, so that logging in leads back to what was
 * typed. `read` is the form where the request's body has been read already.
 */
export async function keepDraft(request: Request, read?: FormData): Promise<Headers> {
  const form =
    read ??
    (await request
      .clone()
      .formData()
      .catch(() => undefined));
  if (!form) return new Headers();
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !isSecret(field[0]),
  );
  const draft: FormDraft = { path: locationOf(request), fields };
  return JSON.stringify(draft).length <= MAX_CHARACTERS ? keep(request, 'draft', draft) : new Headers();
}

/** What was typed into this page's form before the login, or undefined. It stays until the form has been sent: see `dropDraft`. */
export async function draftOf(request: Request): Promise<FormData | undefined> {
  const draft = (await currentSession(request))?.data.draft;
  if (draft?.path !== locationOf(request)) return undefined;
  const form = new FormData();
  for (const [name, value] of draft.fields) form.append(name, value);
  return form;
}

/** The form has been sent after all. */
export async function dropDraft(request: Request): Promise<void> {
  if ((await currentSession(request))?.data.draft) await keep(request, 'draft', undefined);
}

/** The texts of a draft by name, for a form of single fields. */
export const textsOf = (draft: FormData | undefined): Record<string, string> =>
  Object.fromEntries([...(draft ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string'));
