import type { Place } from '~/frame/WayBack';
import type { Translate } from '~/i18n/text-keys';
import { to } from '~/to';

/** The request for quotes from whose page a sale was begun: its number, in the addresses of the steps. */
export function requestIn(search: string | URLSearchParams): string | null {
  const number = new URLSearchParams(search).get('request');
  return number !== null && /^\d+$/.test(number) ? number : null;
}

/** The same in the last step, whose address has those of the steps before it as its `search`. */
export const requestBefore = (search: string | URLSearchParams): string | null =>
  requestIn(search) ?? requestIn(new URLSearchParams(search).get('search') ?? '');

/** Where a sale began: that request, or the choice of the customer. */
export const startOfSale = (request: string | null, t: Translate): Place =>
  request === null
    ? { to: to.selectCustomer(), label: t('sales:select.title') }
    : { to: to.adminQuoteRequest(request), label: t('quotes:office.toRequest') };
