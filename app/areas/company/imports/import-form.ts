import * as z from 'zod/mini';
import { box } from '#fields/schemas';

/** What comes with the form besides the file: once the file has been looked at, its text and the plan that was shown. */
export const ImportForm = z.object({
  text: z.optional(z.string()),
  seen: z.optional(z.string().check(z.maxLength(100))),
  unitsConfirmed: box,
});
