import { useTranslation } from '~/i18n/use-translation';
import type { Standing } from '@bff/domain/bookings';
import { BookingStatus } from './BookingStatus';
import { ProblemBadges } from './ProblemBadges';

/** How a trip stands, alike wherever staff see it. A column of its own for problems would be empty in most rows. */
export function TripStatus({
  stands: { problems, status },
  stacked = false,
}: Pick<Standing, 'stands'> & { stacked?: boolean }) {
  const { t } = useTranslation('booking');
  if (problems.length > 0)
    return <ProblemBadges problems={problems} also={status && t(`status.${status}`)} stacked={stacked} />;
  return status && <BookingStatus status={status} />;
}
