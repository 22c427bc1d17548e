import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';
import { areaOfPath, DashboardFrame } from './DashboardFrame';
import { ErrorMessage } from './ErrorPage';

/** A dashboard's page that has nothing to show: its menu is there all the same, to go on by. */
export function DashboardError() {
  const { t } = useTranslation('common');
  const area = areaOfPath(useLocation().pathname);
  return (
    <DashboardFrame>
      <ErrorMessage home={{ path: to[`${area}Main` as const](), label: t('error.overview') }} />
    </DashboardFrame>
  );
}
