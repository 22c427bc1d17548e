import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** From a bus that was picked back to the results that it was picked from: their query, or null if nothing was. */
export function ToResults({ search }: { search: string | null }) {
  const { t } = useTranslation('common');
  const path = usePath();
  return search === null ? null : <BackLink href={`${path(to.search())}?${search}`}>{t('toResults')}</BackLink>;
}
