import { useTranslation } from '~/i18n/use-translation';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { NextLine } from '@ds/support/NextLine';
import type { BookingProblem } from '@bff/domain/bookings';
import { ProblemBadge } from './ProblemBadge';

/** The most urgent problem. What else there is to say of the trip is in plain words: a second badge would make its row twice as high. */
export function ProblemBadges({
  problems: [first, ...others],
  also,
  stacked = false,
}: {
  problems: readonly BookingProblem[];
  also?: string | null;
  /** The words below the badge: beside it they would take a column's room in every row. */
  stacked?: boolean;
}) {
  const { t } = useTranslation('bookings');
  if (first === undefined) return null;
  const words = [...(also ? [also] : []), ...others.map((problem) => t(`problem.${problem}`))];
  return (
    <>
      <ProblemBadge problem={first} isFollowed={words.length > 0} />
      {words.length > 0 ? (
        <>
          {stacked ? <NextLine /> : <Apart />}
          <span className="muted small nowrap">{words.join(', ')}</span>
        </>
      ) : null}
    </>
  );
}

/** More than a week ahead a missing driver is nothing to see to yet (decision 1290). */
export function MissingDriver({ isDue }: { isDue: boolean }) {
  const { t } = useTranslation('bookings');
  return isDue ? <ProblemBadge problem="noDriver" /> : <span className="muted">{t('problem.noDriver')}</span>;
}
