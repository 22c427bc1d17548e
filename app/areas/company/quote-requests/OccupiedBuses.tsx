import { useTranslation } from '~/i18n/use-translation';
import type { QuotedBuses } from '@bff/areas/quotes';
import { useLocale } from '~/http/paths';
import { HinderedSection } from '../bookings/OtherWays';
import { spansInText } from '../occupancy/occupancy-words';

type OccupiedBus = Pick<QuotedBuses, 'name' | 'isFree' | 'busy'>;

/** The buses that cannot be offered, each with what it does at that time. */
export function OccupiedBuses({ buses }: { buses: readonly OccupiedBus[] }) {
  const { t } = useTranslation('quotes');
  const spanOf = spansInText(useLocale());
  const reasonsOf = ({ busy }: OccupiedBus) =>
    busy.length === 0
      ? [{ text: t('make.notLegal') }]
      : busy.map(({ kind, bookingNumber, start, end, comment }) => ({
          text: [t(`bookings:swap.busy.${kind}`, { span: spanOf(start.getTime(), end.getTime()) }), comment]
            .filter(Boolean)
            .join(' '),
          // A bus that is only held is nobody's booking yet.
          bookingNumber: kind === 'booked' ? bookingNumber : null,
        }));
  const occupied = buses.filter(({ isFree }) => !isFree);
  return (
    <HinderedSection
      title={t('make.occupied')}
      hindered={occupied.map((bus) => ({ name: bus.name, reasons: reasonsOf(bus) }))}
    />
  );
}
