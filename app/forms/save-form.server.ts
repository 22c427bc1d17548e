import type { data } from '@remix-run/node';
import type * as z from 'zod/mini';
import { DomainError } from '@bff/domain/shared/errors';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft } from '~/http/draft.server';
import type { FormValue, FormValues } from './fields';
import { type FormReply, parseForm, readForm } from './parse-form.server';

type Refused = ReturnType<typeof data<FormReply>>;

interface Saving<Value, Result, Done> {
  /** The form of the request, where its body has been read already. */
  form?: FormData;
  /** What must be so whatever the form looks like: a refusal is an error page. */
  check?: (value: Value) => void;
  /** The verb, with what the form says. */
  run: (value: Value) => Promise<Result>;
  /** The answer: mostly where to go, with a message. */
  done: (result: Result, value: Value) => Done | Promise<Done>;
}

/** What an action does with a form: reads it, calls the verb, and answers; or shows the form again with what is wrong. */
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

/** What each button of a page does, by its `intent`; another one is no button of ours: 400. */
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
 * The values of a form with what was typed before the login, if there is anything; a list stays one. `intent` is the form's own, where its
 * page has several. Of a record's version it holds the one that the form was sent with: see `Revision`.
 */
export async function withDraft(
  request: Request,
  values: FormValues,
  intent?: string,
): Promise<Record<string, FormValue | undefined>> {
  const draft = await draftOf(request);
  if (!draft || draft.get('intent') !== (intent ?? null)) return { ...values };
  const names = new Set([...draft.keys()]);
  const typed = [...names].map((name): [string, FormValue] => {
    const texts = draft.getAll(name).filter((text): text is string => typeof text === 'string');
    return [name, Array.isArray(values[name]) || texts.length > 1 ? texts : (texts[0] ?? '')];
  });
  // A box that was not ticked was not sent.
  const unticked = Object.keys(values).filter(
    (name) => !names.has(name) && (values[name] === 'on' || Array.isArray(values[name])),
  );
  return { ...values, ...Object.fromEntries(unticked.map((name) => [name, null])), ...Object.fromEntries(typed) };
}
