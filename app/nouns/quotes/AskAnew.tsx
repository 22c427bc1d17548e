import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** To the next request: with the trip that was last searched for, or, since a request is about a trip, to the search. */
export function AskAnew({ askAt }: { askAt: string | null }) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  return (
    <LinkButton href={path(askAt ?? to.home())}>{t(askAt === null ? 'list.empty.find' : 'request.title')}</LinkButton>
  );
}
