import * as z from 'zod/mini';
import { parseTyped } from '@bff/domain/settings';
import { defineFields, schemaOf, type ValuesOf } from '~/forms/fields';
import { commissionFields } from './commission-fields';

type Typed = ValuesOf<typeof commissionFields>;

/** The typed percentage, in basis points; null if the general commission is chosen. */
export const CommissionForm = z.pipe(
  schemaOf(commissionFields),
  z.transform(({ which, percent, ...rest }: Typed, payload) => {
    if (which === 'general') return { ...rest, basisPoints: null };
    const parsed = parseTyped('commissionBasisPoints', percent);
    if ('stored' in parsed) return { ...rest, basisPoints: Number(parsed.stored) };
    payload.issues.push({ code: 'custom', message: parsed.error, path: ['percent'], input: percent });
    return { ...rest, basisPoints: null };
  }),
);

const { validFrom, revision } = commissionFields;
export const WithdrawForm = schemaOf(defineFields({ validFrom, revision }));
