import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { SubmissionResult } from '@conform-to/react';
import type * as z from 'zod/mini';
import { toE164 } from '@bff/domain/shared/shown-phone';
import { screenAt } from '@bff/edge/find-screen';
import { type DomainError } from '@bff/domain/shared/errors';
import { withButtonChoices, withoutChoice } from '@formats';
import { setPhoneReader } from '#fields/phone-number';
import { readMultipart, TooMuchText } from './read-multipart.server';
import { keepFiles, leaveFilesOut } from './take-file.server';
import './today.server';
import './zod-messages';

setPhoneReader(toE164);

const MAX_FIELDS = 1_000;
const MAX_NAME = 100;
/** A name with parts (`stops[0].street`): few, and no index that would make a list of a billion places. */
const FIELD_NAME = /^[\w$-]+(?:\.[\w$-]+|\[\d{0,3}\]){0,4}$/;
const OF_EVERY_OBJECT = /(?:^|\.)(?:__proto__|constructor|prototype)(?:$|[.[])/;

const isFieldName = (name: string): boolean =>
  name.length <= MAX_NAME && FIELD_NAME.test(name) && !OF_EVERY_OBJECT.test(name);

/** What an action returns to show the form again: conform's result, with everything typed except passwords and codes. */
export type FormReply = SubmissionResult<string[]>;

type Parsed<Value> =
  | {
      ok: true;
      value: Value;
      /** The form again with a domain error: at its field if it names one, otherwise above the form. */
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
 * Reads the request's form. A malformed body, or one with names that none of our forms has, gives 400; too many fields give 413. It is the
 * only reader of form data, so that there is one rule.
 * `action` is passed along for screens with several buttons: the schema refuses an unknown intent.
 */
export async function readForm(request: Request): Promise<FormData> {
  let form: FormData;
  let names: string[];
  try {
    if (isMultipart(request)) {
      const takesFiles = screenOf(request)?.uploads === true;
      const read = await readMultipart(request, takesFiles ? 'keep' : 'leave-out');
      form = withButtonChoices(takesFiles ? keepFiles(read.texts, read.files) : leaveFilesOut(read.texts));
      names = read.names.map(withoutChoice);
    } else {
      form = withButtonChoices(await request.formData());
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

/**
 * The form again with its errors. A record's version is nothing that anybody types: one that cannot be read is of another page than ours
 * is now, and the form is shown with the current one.
 */
function withReadableVersion(reply: FormReply): ReturnType<typeof data<FormReply>> {
  const { revision, version, ...errors } = reply.error ?? {};
  const error = revision || version ? { '': ['input.changedMeanwhile'], ...errors } : reply.error;
  return data({ ...reply, ...(error ? { error } : {}) }, { status: 422 });
}

/** Parses a form with a schema: returns a value, or the 422 that shows the form again with its errors and input. */
export async function parseForm<Schema extends z.core.$ZodType>(
  source: Request | FormData,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const form = source instanceof Request ? await readForm(source) : source;
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') {
    return { ok: false, reply: () => withReadableVersion(submission.reply({ hideFields: HIDDEN })) };
  }
  return {
    ok: true,
    value: submission.value,
    again: () => submission.reply({ hideFields: HIDDEN }),
    refused: (error) => {
      const text = [error.key, ...error.params].join(',');
      const errors = error.field ? { fieldErrors: { [error.field]: [text] } } : { formErrors: [text] };
      // The page is there, and asks for no HTTP authentication (RFC 9110, 15.5.2): lynx would ask whether to show a 401 at all.
      const status = error.status === 404 || error.status === 401 ? 422 : error.status;
      return data(submission.reply({ ...errors, hideFields: HIDDEN }), { status });
    },
  };
}
