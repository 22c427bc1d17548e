import type { data } from '@remix-run/node';
import type * as z from 'zod/mini';
import { DomainError } from '@bff/domain/shared/errors';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft } from '~/http/draft.server';
import type { FormValue, FormValues } from './fields';
import { type FormReply, parseForm, readForm } from './parse-form.server';

type Refused = ReturnType<typeof data<FormReply>>;

interface Saving<Value, Result, Done> {
  /** The request's form, if the body has been read already. */
  form?: FormData;
  /** Must hold whatever the form contains: a refusal is an error page. */
  check?: (value: Value) => void;
  /** The verb, with the form's value. */
  run: (value: Value) => Promise<Result>;
  /** The response: usually where to go, with a message. */
  done: (result: Result, value: Value) => Done | Promise<Done>;
}

/** What an action does with a form: reads it, calls the verb and responds, or shows the form again with its errors. */
export async function saveForm<Schema extends z.core.$ZodType, Result, Done>(
  request: Request,
  schema: Schema,
  { form: read, check, run, done }: Saving<z.output<Schema>, Result, Done>,
): Promise<Done | Refused> {
  const form = await parseForm(read ?? request, schema);
  if (!form.ok) return form.reply();
  const { value } = form;
  check?.(value);
  return answer(run(value), {
    form,
    done: async (result) => {
      await dropDraft(request);
      return done(result, value);
    },
  });
}

/** What each of a page's buttons does, by its `intent`; an unknown intent gives 400. */
export async function byIntent<Answer>(
  request: Request,
  intents: Readonly<Record<string, (form: FormData) => Promise<Answer>>>,
): Promise<Answer> {
  const form = await readForm(request);
  const intent = form.get('intent');
  const act = typeof intent === 'string' && Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!act) throw new DomainError('input.invalid');
  return act(form);
}

/**
 * A form's values, replaced by anything typed before the login; a list stays a list. `intent` is the form's own, if its page has several.
 * The record's version is the one that the form was sent with: see `Revision`.
 */
export async function withDraft(
  request: Request,
  values: FormValues,
  intent?: string,
): Promise<Record<string, FormValue | undefined>> {
  const draft = await draftOf(request);
  if (!draft || draft.get('intent') !== (intent ?? null)) return { ...values };
  const names = new Set(draft.keys());
  const typed = [...names].map((name): [string, FormValue] => {
    const texts = draft.getAll(name).filter((text): text is string => typeof text === 'string');
    return [name, Array.isArray(values[name]) || texts.length > 1 ? texts : (texts[0] ?? '')];
  });
  // Unticked checkboxes are not sent.
  const unticked = Object.keys(values).filter(
    (name) => !names.has(name) && (values[name] === 'on' || Array.isArray(values[name])),
  );
  return { ...values, ...Object.fromEntries(unticked.map((name) => [name, null])), ...Object.fromEntries(typed) };
}
