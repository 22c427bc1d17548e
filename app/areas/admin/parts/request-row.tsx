import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import type { Translate } from '~/i18n/text-keys';
import { to } from '~/to';

/** Of what was bought by a quote, the request that it was made from; nothing for what was bought at a list price. */
export const requestRow = (
  t: Translate<'bookings'>,
  number: string | null,
  path: (address: string) => string,
): SummaryRow[] =>
  number === null
    ? []
    : [{ label: t('quotes:office.fromRequest'), value: <a href={path(to.adminQuoteRequest(number))}>{number}</a> }];
