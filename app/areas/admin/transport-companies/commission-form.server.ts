import { z } from 'zod';
import { parseTyped } from '@bff/domain/settings';
import { day } from '~/forms/field-schemas';
import { CommissionFields, revision } from './commission-fields';

/** What was typed into a percent field, in basis points; null where the general commission is chosen. */
export const CommissionForm = CommissionFields.transform(({ which, percent, ...rest }, context) => {
  if (which === 'general') return { ...rest, basisPoints: null };
  const parsed = parseTyped('commissionBasisPoints', percent);
  if ('stored' in parsed) return { ...rest, basisPoints: Number(parsed.stored) };
  context.addIssue({ code: 'custom', message: parsed.error, path: ['percent'] });
  return z.NEVER;
});

export const WithdrawForm = z.object({ validFrom: day, revision });
