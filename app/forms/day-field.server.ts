import { z } from 'zod';
import { fromLocalText } from '@bff/domain/shared/time';

/** A local day that is there: `2027-03-10`. */
export const day = z
  .string()
  .trim()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && fromLocalText(`${text}T12:00`) !== undefined, 'forms.day');
