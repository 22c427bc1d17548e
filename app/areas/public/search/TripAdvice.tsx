import { useTranslation } from '~/i18n/use-translation';
import { formatList } from '@formats';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useLocale, usePath } from '~/http/paths';
import { AdviceList, type ShownAdvice, useAdviceText } from '~/nouns/trips/AdviceList';
import { to } from '~/to';
import type { FollowedAdvice } from './followed-advice.server';

/** What the driving rules require and no search can express: the trip must be divided. */
const RULES_ALONE: readonly ShownAdvice['key'][] = ['shorten', 'endEarlier', 'addRest', 'workLessAtNight'];

/** Whether nothing but a night on the way makes the trip legal. */
export const mustBeDivided = (advice: readonly ShownAdvice[], followed: FollowedAdvice | null): boolean => {
  const best = followed?.advice ?? advice[0];
  return best !== undefined && RULES_ALONE.includes(best.key);
};

interface TripAdviceProps {
  advice: readonly ShownAdvice[];
  followed: FollowedAdvice | null;
}

/** How to make a trip legal that breaks the driving rules: a sentence and a button, with the alternatives on demand. */
export function TripAdvice({ advice, followed }: TripAdviceProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const locale = useLocale();
  const textOf = useAdviceText();
  const best = followed?.advice ?? advice[0];
  if (!best) return null;
  const others = advice.filter((one) => one !== best);
  const isDivided = mustBeDivided(advice, followed);
  const rest = isDivided ? advice : others;
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
      {rest.length > 0 ? (
        <Disclosure summary={t(isDivided ? 'advice.rules' : 'advice.others')}>
          <AdviceList advice={rest} />
        </Disclosure>
      ) : null}
    </>
  );
}
