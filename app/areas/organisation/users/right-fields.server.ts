import { z } from 'zod';
import { DEAL_ROLES } from '@bff/domain/deal-organisations';

/** What somebody is to do, and for which unit. */
export const rightFields = {
  unitId: z.coerce.number().int().positive().max(1e15),
  role: z.enum(DEAL_ROLES),
};
