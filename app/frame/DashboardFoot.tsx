import { useTranslation } from '~/i18n/use-translation';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { useFrame } from './frame-parts';

/**
 * The end of a dashboard's pages. Who works here is told of cookies instead of being asked: until they are chosen only the necessary ones are
 * used, and the question would stand above the work on every page (decision 1311).
 */
export function DashboardFoot() {
  const { t } = useTranslation('common');
  const frame = useFrame();
  return (
    <p>
      {frame && !frame.consentGiven ? `${t('cookies.onlyNecessary')} ` : null}
      <a href={usePath()(to.cookies())}>{t('footer.cookies')}</a>
    </p>
  );
}
