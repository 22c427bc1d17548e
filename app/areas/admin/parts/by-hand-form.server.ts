import { z } from 'zod';
import { line, reason } from '~/forms/field-schemas';

/** What was done with money outside the product: why, and where it can be found. */
export const ByHandForm = z.object({ reference: line(200), reason });
