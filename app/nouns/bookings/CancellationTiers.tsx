import { useTranslation } from '~/i18n/use-translation';
import { formatNotice, formatPercent } from '@formats';
import type { TextKey } from '~/i18n/text-keys';
import { useWords } from '~/i18n/use-words';

export interface CancellationTier {
  /** From this many hours before departure, */
  hours: number;
  /** this part of the price is kept. */
  basisPoints: number;
}

/** The hours before departure until which cancellation is free; undefined if it always is. */
const freeUntil = (tiers: readonly CancellationTier[]): number | undefined =>
  tiers.find(({ basisPoints }) => basisPoints > 0)?.hours;

const HOUR_MS = 3_600_000;

/** Until when cancelling a trip is free: always, until an instant, or no longer. */
export function freeCancellation(
  tiers: readonly CancellationTier[],
  departure: Date,
  now = Date.now(),
): 'always' | 'over' | Date {
  const hours = freeUntil(tiers);
  if (hours === undefined) return 'always';
  const until = new Date(departure.getTime() - hours * HOUR_MS);
  return until.getTime() > now ? until : 'over';
}

/** The same in few words, where it is said what they are about; `when` puts the last moment, or its day, into words. */
export function freeCancellationBriefly(
  tiers: readonly CancellationTier[],
  departure: Date,
  { word, when }: { word: (key: TextKey, values?: { when: string }) => string; when: (until: Date) => string },
): string {
  const free = freeCancellation(tiers, departure);
  if (free === 'always') return word('common:cancellation.freeAlways');
  return free === 'over'
    ? word('common:cancellation.freeOver')
    : word('common:cancellation.freeUntil', { when: when(free) });
}

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
