import * as z from 'zod/mini';
import { box } from '#fields/schemas';

/** What is sent besides the file: after the preview, the file's text and the plan that was shown. */
export const ImportForm = z.object({
  text: z.optional(z.string()),
  seen: z.optional(z.string().check(z.maxLength(100))),
  unitsConfirmed: box,
});
