import { parseOrgNumber } from '@bff/domain/shared/numbers';
import { line, read } from '#fields/schemas';

/** The domain's rule, told together with what is wrong with other fields, so that nobody is refused twice. As it was typed. */
export const orgNumber = read(line(40), (typed) => (parseOrgNumber(typed) ? typed : undefined), 'customer.orgNumber');
