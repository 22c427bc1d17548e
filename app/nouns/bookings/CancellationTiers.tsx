import { useTranslation } from '~/i18n/use-translation';
import { formatNotice, formatPercent, formatMoment } from '@formats';
import { useWords } from '~/i18n/use-words';
import { type CancellationTier, cancellationSteps } from './free-cancellation';

/** What cancelling costs and when, earliest first. Of a trip with a `departure` the step that applies now says so, and until when. */
export function CancellationTiers({ tiers, departure }: { tiers: readonly CancellationTier[]; departure?: Date }) {
  const word = useWords('common');
  // An island has no address to take it from.
  const locale = useTranslation().i18n.language === 'en' ? 'en' : 'sv';
  const steps = cancellationSteps(tiers, departure);
  if (steps.length === 0) return <p>{word('cancellation.always')}</p>;
  return (
    <ul>
      {steps.map(({ hours, basisPoints, appliesUntil }) => {
        const notice = formatNotice(hours, locale);
        const when = appliesUntil && formatMoment(appliesUntil, locale);
        const text =
          basisPoints > 0
            ? word('cancellation.tier', { notice, percent: formatPercent(basisPoints, locale) })
            : when
              ? word('cancellation.freeUntil', { when })
              : word('cancellation.free', { notice });
        return (
          <li key={`${hours}-${basisPoints}`}>
            {when ? (
              <strong>
                {text} ({basisPoints > 0 ? word('cancellation.nowUntil', { when }) : word('cancellation.now')})
              </strong>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}
