import type { Translate } from '~/i18n/text-keys';
import type { HandledBooking } from '@bff/areas/bookings';
import type { Standing } from '@bff/domain/bookings';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';

/** In words, what its badge says. */
const standing = (t: Translate<'bookings'>, { problems: [problem], status }: Standing['stands']): string =>
  problem ? t(`problem.${problem}`) : status ? t(`booking:status.${status}`) : '';

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
          value: siblings.map(({ number, stands }, index) => (
            <span key={number}>
              {index > 0 ? ', ' : ''}
              <a href={addressOf(number)}>{number}</a> ({standing(t, stands)})
            </span>
          )),
        },
      ];
