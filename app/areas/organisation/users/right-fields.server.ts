import { z } from 'zod';
import { DEAL_ROLES } from '@bff/domain/deal-organisations';
import { chosenRow } from '~/forms/field-schemas';

/** What somebody is to do, and for which unit. */
export const rightFields = {
  role: z.enum(DEAL_ROLES),
  unitId: chosenRow,
};
