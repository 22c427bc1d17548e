import type { HandledBooking } from '@bff/areas/bookings';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import type { Translate } from '~/i18n/text-keys';
import { to } from '~/to';

/** The request that the booking was bought by, on the company's own page of it; nothing where the company has quoted none. */
export const ownRequestRow = (
  t: Translate<'bookings'>,
  { request }: Pick<HandledBooking, 'request'>,
  path: (address: string) => string,
): SummaryRow[] =>
  request?.askedId == null
    ? []
    : [
        {
          label: t('quotes:office.fromRequest'),
          value: <a href={path(to.companyQuoteRequest(request.askedId))}>{request.number}</a>,
        },
      ];
