import type { Advice } from '@bff/domain/trips';
import { formatDuration } from '@formats';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

/** How to make a trip legal that breaks the driving rules, as serialised by a loader. */
export type ShownAdvice = { [Name in Exclude<keyof Advice, 'key'>]?: Advice[Name] | undefined } & {
  /** `anotherDay`: a day trip that takes longer than its day. */
  key: Advice['key'] | 'anotherDay';
};

/** A piece of advice as a sentence. */
export function useAdviceText(): (advice: ShownAdvice) => string {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return ({ key, minutes, place, to, shift }) =>
    t(`advice.${key}`, { duration: formatDuration((minutes ?? 0) * 60, locale), place, to, shift });
}

export function AdviceList({ advice }: { advice: readonly ShownAdvice[] }) {
  const textOf = useAdviceText();
  return (
    <ul>
      {advice.map((one) => (
        <li key={`${one.key}${one.place}${one.shift}`}>{textOf(one)}</li>
      ))}
    </ul>
  );
}
