import { useTranslation } from '~/i18n/use-translation';
import { NextLine } from '@ds/support/NextLine';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import type { Standing } from '@bff/domain/bookings';
import { formatNearDay, formatTime } from '@formats';
import { useLocale } from '~/http/paths';
import { BookingStatus } from './BookingStatus';
import { ProblemBadges } from './ProblemBadges';

/** How a trip stands, alike wherever staff see it. A column of its own for problems would be empty in most rows. */
export function TripStatus({
  stands: { problems, status, choiceUntil },
  stacked = false,
}: Pick<Standing, 'stands'> & { stacked?: boolean }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  if (problems.length > 0)
    return <ProblemBadges problems={problems} also={status && t(`status.${status}`)} stacked={stacked} />;
  if (status === null) return null;
  if (!choiceUntil) return <BookingStatus status={status} />;
  const at = `${formatNearDay(choiceUntil, locale)} ${formatTime(choiceUntil)}`;
  return (
    <>
      <BookingStatus status={status} isFollowed />
      {stacked ? <NextLine /> : <Apart />}
      {/* «Canceled» alone sounds settled. */}
      <span className="muted small">{t('bookings:choiceUntil', { at })}</span>
    </>
  );
}
