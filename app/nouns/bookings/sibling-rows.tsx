import type { Translate } from '~/i18n/text-keys';
import type { HandledBooking } from '@bff/areas/bookings';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';

/** The other buses of the same order, if any. */
export const siblingRows = (
  t: Translate<'bookings'>,
  { siblings }: HandledBooking,
  addressOf: (number: string) => string,
): SummaryRow[] =>
  siblings.length === 0
    ? []
    : [
        {
          label: t('details.siblings'),
          value: siblings.map(({ number, status }, index) => (
            <span key={number}>
              {index > 0 ? ', ' : ''}
              <a href={addressOf(number)}>{number}</a> ({t(`booking:status.${status}`)})
            </span>
          )),
        },
      ];
