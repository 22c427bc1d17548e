import { z } from 'zod';
import { reason } from '~/forms/company-fields.server';
import { line } from '~/forms/person-fields.server';

/** What was done with money outside the product: why, and where it can be found. */
export const ByHandForm = z.object({ reference: line(200), reason });
