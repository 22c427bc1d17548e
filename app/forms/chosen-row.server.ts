import { z } from 'zod';

/** The id of a row that is chosen from a list; nothing chosen says so. */
export const chosenRow = z
  .string({ error: 'forms.choose' })
  .regex(/^[1-9]\d{0,14}$/, 'forms.choose')
  .transform(Number);
