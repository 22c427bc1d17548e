// Traces: S8-007, S8-070
import { formatMoment, formatMoney, formatNumber, formatPeriod, formatWait } from '@formats';
import { stateWord } from '@states/state-words';
import type { Catalogue } from './errors/entry';
import { authErrors } from './errors/auth';
import { bookingsErrors } from './errors/bookings';
import { companiesErrors } from './errors/companies';
import { customersErrors } from './errors/customers';
import { dealsErrors } from './errors/deals';
import { fleetErrors } from './errors/fleet';
import { integrationsErrors } from './errors/integrations';
import { paymentsErrors } from './errors/payments';
import { requestsErrors } from './errors/requests';
import { serviceErrors } from './errors/service';
import { trafficErrors } from './errors/traffic';
import { usersErrors } from './errors/users';

/**
 * Every message the domain can answer with (specification section 8): key → API errorCode, HTTP status and both texts, by noun in errors/.
 * One catalogue, so that pages and API say the same thing.
 */
export const catalogue = {
  ...authErrors,
  ...usersErrors,
  ...customersErrors,
  ...companiesErrors,
  ...fleetErrors,
  ...bookingsErrors,
  ...paymentsErrors,
  ...dealsErrors,
  ...trafficErrors,
  ...integrationsErrors,
  ...serviceErrors,
  ...requestsErrors,
} as const satisfies Catalogue;

export type ErrorKey = keyof typeof catalogue;

/** The catalogue's text with its params as `{0}` and `{1}`, for documentation. */
export const documentedText = (key: ErrorKey, language: 'sv' | 'en'): string =>
  catalogue[key][language].replace(/\{(\d):\w+\}/g, '{$1}');

/** The catalogue's text in one language, with its params filled in. */
export function errorText(key: ErrorKey, given: readonly (string | number)[], language: 'sv' | 'en'): string {
  const params = key === 'state.notAllowed' ? [stateInWords(given, language)] : given;
  return catalogue[key][language].replace(
    /\{(\d)(?::(money|number|period|moment|wait))?\}/g,
    (_, index: string, form?: string) => {
      const param = params[Number(index)] ?? '';
      if (form === 'number') return formatNumber(Number(param), language, 2);
      if (form === 'period') {
        const [start = '', end = ''] = String(param).split('/');
        return formatPeriod(new Date(start), new Date(end), language);
      }
      if (form === 'money') return formatMoney(Number(param), language);
      if (form === 'wait') return formatWait(Number(param), language);
      return form === 'moment' ? formatMoment(new Date(param), language) : String(param);
    },
  );
}

/** A noun's state within a sentence; without a noun it is a word already. */
function stateInWords([state = '', entity]: readonly (string | number)[], language: 'sv' | 'en'): string {
  const word = entity === undefined ? String(state) : stateWord(language, String(state), String(entity));
  return word.slice(0, 1).toLowerCase() + word.slice(1);
}
