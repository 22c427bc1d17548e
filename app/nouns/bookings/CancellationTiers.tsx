import { useTranslation } from '~/i18n/use-translation';
import { formatNotice, formatPercent } from '@formats';
import { useWords } from '~/i18n/use-words';
import { type CancellationTier, freeUntil } from './free-cancellation';

/** What cancelling costs and when, earliest first. */
export function CancellationTiers({ tiers }: { tiers: readonly CancellationTier[] }) {
  const word = useWords('common');
  // An island has no address to take it from.
  const locale = useTranslation().i18n.language === 'en' ? 'en' : 'sv';
  const free = freeUntil(tiers);
  if (free === undefined) return <p>{word('cancellation.always')}</p>;
  return (
    <ul>
      <li>{word('cancellation.free', { notice: formatNotice(free, locale) })}</li>
      {tiers.map(({ hours, basisPoints }) =>
        basisPoints > 0 ? (
          <li key={hours}>
            {word('cancellation.tier', {
              notice: formatNotice(hours, locale),
              percent: formatPercent(basisPoints, locale),
            })}
          </li>
        ) : null,
      )}
    </ul>
  );
}
