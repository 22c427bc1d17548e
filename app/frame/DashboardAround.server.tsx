import { useTranslation } from '~/i18n/use-translation';
import { dashboardStyles } from '@bff/platform/browser-assets';
import { DashboardLayout } from '@ds/patterns/DashboardLayout/DashboardLayout';
import { FindField } from '@ds/patterns/FindField/FindField';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { DashboardFoot } from './DashboardFoot';
import type { DashboardAroundProps } from './dashboard-around';
import { useFrameParts } from './frame-parts';
import { useDashboardNav } from './use-dashboard-nav';

/**
 * What somebody with a dashboard sees around a page of their own that lies outside it: the same menu and search, so that they are still at
 * home. No script of the dashboard's runs here.
 */
export function DashboardAroundPage({ area, isNarrow, messages, children }: DashboardAroundProps) {
  const { t } = useTranslation('menus');
  const path = usePath();
  const { skipText, notice } = useFrameParts();
  return (
    <>
      {dashboardStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <DashboardLayout
        {...useDashboardNav(area)}
        skipText={skipText}
        notice={notice}
        messages={messages}
        foot={<DashboardFoot />}
        find={
          <FindField
            action={path(to[`${area}Find` as const]())}
            texts={{ title: t('find.title'), label: t('find.label'), submit: t('find.submit'), keys: t('find.keys') }}
          />
        }
      >
        {isNarrow ? <div className="measure">{children}</div> : children}
      </DashboardLayout>
    </>
  );
}
