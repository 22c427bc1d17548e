// Traces: S4-065, S8-037, S8-640, S8-641
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { aDeviation, newDeviation } from '../testing/deviation-subjects';
import { createPerson } from '../testing/people';
import { opened, sent, type StateCase } from './state-case';

const company = () => createPerson('COMPANY_ADMIN');
const DETAILS = '/dashboard/company/post-invoicing/details';

/** Deviations and their handling. */
export const deviationPages: Partial<Record<ErrorKey, StateCase>> = {
  'deviation.notFound': opened(`${DETAILS}/999999`, company),
  // A deviation cannot be updated once it has left the created state.
  'deviation.closed': sent(aDeviation('needsInvoice'), (id) => `${DETAILS}/${id}`, { intent: 'save' }, 1, company),
  'deviation.notPriced': async ({ send }) => {
    const person = await company();
    const { id } = await newDeviation(person, 'handled', null);
    return send(person, `${DETAILS}/${id}`, { intent: 'needsInvoice' });
  },
};
