import type { data } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import type { FormReply } from '~/forms/parse-form.server';

/** A form that was read, and can be shown again with the domain's error. */
interface ReadForm {
  refused: (error: DomainError) => ReturnType<typeof data<FormReply>>;
}

/**
 * Waits for a verb and responds: with what `done` makes of its result, or with the form again, the domain's error and its status. Without a
 * form the error is rethrown and becomes the error page, as is anything that is not a DomainError.
 */
export async function answer<Result, Done>(
  verb: Promise<Result>,
  { form, done }: { form?: ReadForm; done: (result: Result) => Done | Promise<Done> },
): Promise<Done | ReturnType<ReadForm['refused']>> {
  let result: Result;
  try {
    result = await verb;
  } catch (error) {
    if (form && error instanceof DomainError) return form.refused(error);
    throw error;
  }
  return done(result);
}
