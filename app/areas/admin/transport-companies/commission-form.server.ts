import * as z from 'zod/mini';
import { parseTyped } from '@bff/domain/settings';
import { textOf } from '#fields/schemas';
import { defineFields, schemaOf, type ValuesOf } from '~/forms/fields';
import { commissionFields } from './commission-fields';

type Typed = ValuesOf<typeof commissionFields>;

const parsedPercent = (typed: string) => parseTyped('commissionBasisPoints', typed);

/** The typed percentage, in basis points; null if the general commission is chosen. */
export const CommissionForm = z.pipe(
  schemaOf(commissionFields, (typed, refuse) => {
    const percent = textOf(typed.percent);
    const read = typed.which === 'own' && percent !== undefined ? parsedPercent(percent) : undefined;
    if (read && 'error' in read) refuse('percent', read.error);
  }),
  z.transform(({ which, percent, ...rest }: Typed) => {
    const read = which === 'own' ? parsedPercent(percent) : undefined;
    return { ...rest, basisPoints: read && 'stored' in read ? Number(read.stored) : null };
  }),
);

const { validFrom, revision } = commissionFields;
export const WithdrawForm = schemaOf(defineFields({ validFrom, revision }));
