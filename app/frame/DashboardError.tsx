import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';
import { areaOfPath, DashboardFrame } from './DashboardFrame';
import { ErrorMessage } from './ErrorPage';

/** A dashboard's error page: its menu is still there to continue from. */
export function DashboardError() {
  const { t } = useTranslation('common');
  const area = areaOfPath(useLocation().pathname);
  return (
    <DashboardFrame>
      <ErrorMessage home={{ path: to[`${area}Main` as const](), label: t('error.overview') }} />
    </DashboardFrame>
  );
}
