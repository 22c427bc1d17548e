import { useTranslation } from '~/i18n/use-translation';
import type { LoggedEvent } from '@bff/domain/event-log';
import { usePath } from '~/http/paths';
import { eventNames } from './event-names';
import { subjectPath } from './subject-path';

/** The subject of a log entry, with a link to it if it has a page. */
export function SubjectLink({
  event,
}: {
  event: Parameters<typeof subjectPath>[0] & Pick<LoggedEvent, 'subjectName'>;
}) {
  const { t } = useTranslation('events');
  const path = usePath();
  const page = subjectPath(event);
  const name = eventNames(t).subject(event);
  return page === undefined ? name : <a href={path(page)}>{name}</a>;
}
