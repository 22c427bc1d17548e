import { useTranslation } from '~/i18n/use-translation';
import { formatList } from '@formats';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useLocale, usePath } from '~/http/paths';
import { AdviceList, type OwnTimes, type ShownAdvice, useAdviceText } from '~/nouns/trips/AdviceList';
import { to } from '~/to';
import type { FollowedAdvice } from './followed-advice.server';

/** What the driving rules require and no search can express: the trip must be divided. */
const RULES_ALONE = ['shorten', 'endEarlier', 'addRest', 'workLessAtNight'] as const;
type RuleAlone = (typeof RULES_ALONE)[number];
const isRule = (key: ShownAdvice['key']): key is RuleAlone => RULES_ALONE.some((rule) => rule === key);

/** Whether nothing but a night on the way makes the trip legal. */
export const mustBeDivided = (advice: readonly ShownAdvice[], followed: FollowedAdvice | null): boolean => {
  const best = followed?.advice ?? advice[0];
  return best !== undefined && isRule(best.key);
};

interface TripAdviceProps {
  advice: readonly ShownAdvice[];
  followed: FollowedAdvice | null;
  own: OwnTimes;
}

/**
 * How to make a trip legal that breaks the driving rules: a sentence and a button; on demand the alternatives, or why a night is needed. What a
 * rule asks of a driver's shift, in which the bus also drives from its garage and back, is told to bus companies, not to who searches.
 */
export function TripAdvice({ advice, followed, own }: TripAdviceProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const locale = useLocale();
  const textOf = useAdviceText(own);
  const best = followed?.advice ?? advice[0];
  if (!best) return null;
  const isDivided = mustBeDivided(advice, followed);
  const others = isDivided ? [] : advice.filter((one) => one !== best);
  const broken = isDivided ? RULES_ALONE.filter((rule) => advice.some(({ key }) => key === rule)) : [];
  return (
    <>
      {isDivided || best.key === 'anotherDay' ? null : <p>{textOf(best)}</p>}
      {followed ? (
        <div>
          <LinkButton href={`${path(to.search())}?${followed.query}`}>
            {followed.towns
              ? t('advice.sleepIn', { towns: formatList(followed.towns, locale) })
              : best.key === 'anotherDay'
                ? textOf(best)
                : t('advice.follow')}
          </LinkButton>
        </div>
      ) : null}
      {others.length > 0 ? (
        <Disclosure summary={t('advice.others')}>
          <AdviceList advice={others} own={own} />
        </Disclosure>
      ) : null}
      {broken.length > 0 ? (
        <Disclosure summary={t('advice.rules')}>
          <ul>
            {broken.map((rule) => (
              <li key={rule}>{t(`advice.why.${rule}`)}</li>
            ))}
            <li>{t('advice.why.empty')}</li>
          </ul>
        </Disclosure>
      ) : null}
    </>
  );
}
