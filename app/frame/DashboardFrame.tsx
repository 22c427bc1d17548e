import { Outlet, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { DashboardLayout } from '@ds/patterns/DashboardLayout/DashboardLayout';
import { ToastRegion } from '@ds/patterns/Toast/ToastRegion';
import { ListLook } from '~/lists/ListLook';
import { ListTools } from '~/lists/list-tools';
import { Navigation } from '~/navigation/Navigation';
import { areaMenus, type MenuArea } from './area-menus';
import { DashboardFoot } from './DashboardFoot';
import { HeldBuses } from './HeldBuses';
import { useFrameParts } from './frame-parts';
import { QuickFind } from './QuickFind';
import { WaitingChoices } from './WaitingChoices';
import { useDashboardNav } from './use-dashboard-nav';

/** The dashboard that an address belongs to; its main route leads to one of them. */
export function areaOfPath(pathname: string): MenuArea {
  const name = pathname.split('/')[3] ?? '';
  return name in areaMenus ? (name as MenuArea) : 'driver';
}

const listTools = { Look: ListLook };

/**
 * The frame of a dashboard's pages: the area's menu beside them, who is logged in, messages. It stays while its pages change. `children` is
 * what an area puts around its pages.
 */
export function DashboardFrame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common');
  const area = areaOfPath(useLocation().pathname);
  const { skipText, notice, messages } = useFrameParts();
  const nav = useDashboardNav(area);
  return (
    <Navigation>
      <DashboardLayout
        {...nav}
        skipText={skipText}
        notice={notice}
        messages={
          <>
            {messages}
            <WaitingChoices />
            <HeldBuses />
          </>
        }
        find={<QuickFind area={area} />}
        // Who drives wants the next journey: there is little else to look for.
        findsLast={area === 'driver'}
        foot={<DashboardFoot />}
      >
        <ListTools.Provider value={listTools}>{children ?? <Outlet />}</ListTools.Provider>
      </DashboardLayout>
      <ToastRegion label={t('messages')} closeLabel={t('close')} />
    </Navigation>
  );
}
