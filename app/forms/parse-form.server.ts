import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import type * as z from 'zod/mini';
import { toE164 } from '@bff/domain/shared/shown-phone';
import { screenAt } from '@bff/edge/find-screen';
import { type DomainError } from '@bff/domain/shared/errors';
import { setPhoneReader } from '#fields/phone-number';
import { readMultipart, TooMuchText } from './read-multipart.server';
import { keepFiles, leaveFilesOut } from './take-file.server';
import './today.server';
import './zod-messages';

setPhoneReader(toE164);

const MAX_FIELDS = 1_000;
const MAX_NAME = 100;
/** A name with parts (`stops[0].street`): few, and no index that would make a list of a thousand million places. */
const FIELD_NAME = /^[\w$-]+(?:\.[\w$-]+|\[\d{0,3}\]){0,4}$/;
const OF_EVERY_OBJECT = /(?:^|\.)(?:__proto__|constructor|prototype)(?:$|[.[])/;

const isFieldName = (name: string): boolean =>
  name.length <= MAX_NAME && FIELD_NAME.test(name) && !OF_EVERY_OBJECT.test(name);

/** What an action answers when the form is to be shown again: conform's reply, with everything typed but passwords and codes. */
export type FormReply = SubmissionResult<string[]>;

type Parsed<Value> =
  | {
      ok: true;
      value: Value;
      /** The form again with an error of the domain: at its field when it names one, else on top. */
      refused: (error: DomainError) => ReturnType<typeof data<FormReply>>;
      /** The form again as it was typed, without errors: for a button that only looks, such as a preview. */
      again: () => FormReply;
    }
  | { ok: false; reply: () => ReturnType<typeof data<FormReply>> };

const HIDDEN: string[] = ['password', 'passwordRepeat', 'currentPassword', 'code'];

const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '') && request.body !== null;

const screenOf = (request: Request) => screenAt(new URL(request.url).pathname);

/**
 * Reads the request's form. A body that is none, or has names that no form of ours has, answers 400; too many fields 413. The only reader of form data, so that the rule is one.
 * `action` comes along for screens with more than one button: an unknown intent is the schema's to refuse.
 */
export async function readForm(request: Request): Promise<FormData> {
  let form: FormData;
  let names: string[];
  try {
    if (isMultipart(request)) {
      const takesFiles = screenOf(request)?.uploads === true;
      const read = await readMultipart(request, takesFiles ? 'keep' : 'leave-out');
      form = takesFiles ? keepFiles(read.texts, read.files) : leaveFilesOut(read.texts);
      names = read.names;
    } else {
      form = await request.formData();
      names = [...form.keys()];
    }
  } catch (error) {
    const status = error instanceof TooMuchText ? 413 : 400;
    throw data({ key: 'input.invalid', params: [] }, { status });
  }
  if (names.length > MAX_FIELDS) throw data({ key: 'input.invalid', params: [] }, { status: 413 });
  if (!names.every(isFieldName)) throw data({ key: 'input.invalid', params: [] }, { status: 400 });
  return form;
}

/** Parses a form with a schema: a value, or the 422 that shows the form again with its errors and what was typed. */
export async function parseForm<Schema extends z.core.$ZodType>(
  source: Request | FormData,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const form = source instanceof Request ? await readForm(source) : source;
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') {
    return { ok: false, reply: () => data(submission.reply({ hideFields: HIDDEN }), { status: 422 }) };
  }
  return {
    ok: true,
    value: submission.value,
    again: () => submission.reply({ hideFields: HIDDEN }),
    refused: (error) => {
      const text = [error.key, ...error.params].join(',');
      const errors = error.field ? { fieldErrors: { [error.field]: [text] } } : { formErrors: [text] };
      return data(submission.reply({ ...errors, hideFields: HIDDEN }), {
        status: error.status === 404 ? 422 : error.status,
      });
    },
  };
}
