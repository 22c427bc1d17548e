import { Outlet, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { DashboardLayout } from '@ds/patterns/DashboardLayout/DashboardLayout';
import { ToastRegion } from '@ds/patterns/Toast/ToastRegion';
import { ListLook } from '~/lists/ListLook';
import { ListTools } from '~/lists/list-tools';
import { Navigation } from '~/navigation/Navigation';
import { usePath, withoutLocale } from '~/http/paths';
import { to } from '~/to';
import { areaMenus, booksForUnits, currentLine, type MenuArea, menuFor, roleIn } from './area-menus';
import { QuickFind } from './QuickFind';
import { MenuEnd, useFrame, useFrameParts } from './frame-parts';

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
  const { t } = useTranslation('menus');
  const path = usePath();
  const { pathname } = useLocation();
  const area = areaOfPath(pathname);
  const { footer: _, ...parts } = useFrameParts();
  const user = useFrame()?.user;
  const roles = user?.roles ?? [];
  const role = roleIn(area, roles);
  const current = currentLine(area, withoutLocale(pathname));
  const account = to.profile();
  return (
    <Navigation>
      <DashboardLayout
        {...parts}
        find={<QuickFind area={area} />}
        isFindBelow={area === 'driver'}
        brand={{ name: t('common:brand'), href: path(to.home()) }}
        nav={{
          label: t(`areas.${area}`),
          menuLabel: t('common:nav.menu'),
          actor: user && { name: user.name, role: role && t(`roles.${role}`) },
          groups: [
            ...menuFor(area, roles).map((group) => ({
              title: group.title && t(`groups.${group.title}`),
              items: group.lines.map(([line, text]) => ({
                href: path(line),
                label: t(`lines.${text}`),
                current: line === current,
              })),
            })),
            {
              items: [
                ...(booksForUnits(roles) ? [{ href: path(to.home()), label: t('common:nav.findBus') }] : []),
                { href: path(account), label: t('common:nav.profile') },
              ],
            },
          ],
          children: <MenuEnd />,
        }}
      >
        <ListTools.Provider value={listTools}>{children ?? <Outlet />}</ListTools.Provider>
      </DashboardLayout>
      <ToastRegion label={t('common:messages')} closeLabel={t('common:close')} />
    </Navigation>
  );
}
