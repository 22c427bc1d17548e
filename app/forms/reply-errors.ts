import type { SubmissionResult } from '@conform-to/react';

type Errors = Record<string, string[]>;

/** Errors by field, without fields that have none. Apart from the checks, which a form that only the server checks does not load. */
export const withoutNothing = (errors: Readonly<Record<string, string[] | null | undefined>>): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
    ),
  );

/** The errors of the server's response. */
export const errorsOf = (reply: SubmissionResult<string[]> | undefined): Errors => withoutNothing(reply?.error ?? {});
