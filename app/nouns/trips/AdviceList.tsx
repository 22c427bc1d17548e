import type { Advice } from '@bff/domain/trips';
import { formatDuration } from '@formats';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

/** How to make a trip legal that breaks the driving rules, as serialised by a loader. */
export type ShownAdvice = { [Name in Exclude<keyof Advice, 'key'>]?: Advice[Name] | undefined } & {
  /** `anotherDay`: a day trip that takes longer than its day. */
  key: Advice['key'] | 'anotherDay';
};

/** The searcher's own times, as their form has them. */
export interface OwnTimes {
  departure: string;
  return: string;
}

/** What is moved, and which way. */
const MOVED: Partial<Record<ShownAdvice['key'], readonly [time: keyof OwnTimes, sign: 1 | -1]>> = {
  departEarlier: ['departure', -1],
  departLater: ['departure', 1],
  returnEarlier: ['return', -1],
  returnLater: ['return', 1],
};

/** A piece of advice as a sentence; to who searches, with the time to leave at instead of how much later that is. */
export function useAdviceText(own?: OwnTimes): (advice: ShownAdvice) => string {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return ({ key, minutes = 0, place, to, shift }) => {
    const [moved, sign = 1] = MOVED[key] ?? [];
    const time = moved && own && sameDayTime(own[moved], sign * minutes);
    if (moved && time) return t(moved === 'departure' ? 'advice.departAt' : 'advice.returnAt', { time });
    return t(`advice.${key}`, { duration: formatDuration(minutes * 60, locale), place, to, shift });
  };
}

/** `2027-03-10T08:00` and 75 minutes: `09:15`; undefined for another day. */
function sameDayTime(moment: string, minutes: number): string | undefined {
  const [, hour, minute] = /T(\d\d):(\d\d)/.exec(moment) ?? [];
  const moved = Number(hour) * 60 + Number(minute) + minutes;
  if (!(moved >= 0 && moved < 24 * 60)) return undefined;
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function AdviceList({ advice, own }: { advice: readonly ShownAdvice[]; own?: OwnTimes }) {
  const textOf = useAdviceText(own);
  return (
    <ul>
      {advice.map((one) => (
        <li key={`${one.key}${one.place}${one.shift}`}>{textOf(one)}</li>
      ))}
    </ul>
  );
}
