import { useLocation } from '@remix-run/react';
import type { DashboardLayoutProps } from '@ds/patterns/DashboardLayout/DashboardLayout';
import { usePath, withoutLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';
import { searchesForUnits, currentLine, menuBeside, type MenuArea, roleIn } from './area-menus';
import { MenuEnd, useFrame } from './frame-parts';

/** Where one's own account is looked after: outside the dashboards, the same for everybody. */
const ACCOUNT = [
  to.profile(),
  to.confirmIdentity(),
  to.secondFactor(),
  to.dataExport(),
  to.deleteAccount(),
  to.contactInfo(),
];

const isAccount = (pathname: string): boolean => ACCOUNT.some((page) => pathname.startsWith(page));

/** The brand and the menu of a dashboard, with the line of the current page marked. */
export function useDashboardNav(area: MenuArea): Pick<DashboardLayoutProps, 'brand' | 'nav'> {
  const { t } = useTranslation('menus');
  const path = usePath();
  const pathname = withoutLocale(useLocation().pathname);
  const user = useFrame()?.user;
  const roles = user?.roles ?? [];
  const role = roleIn(area, roles);
  const current = currentLine(area, pathname);
  const menu = menuBeside(area, roles, user?.home);
  return {
    brand: { name: t('common:brand'), href: path(to.home()) },
    nav: {
      label: t(`areas.${menu.area}`),
      menuLabel: t('common:nav.menu'),
      actor: user && { name: user.name, role: role && t(`roles.${role}`) },
      groups: [
        ...menu.groups.map((group) => ({
          title: group.title && t(`groups.${group.title}`),
          items: group.lines.map(([line, text]) => ({
            href: path(line),
            label: t(`lines.${text}`),
            current: line === current,
          })),
        })),
        {
          items: [
            ...(searchesForUnits(roles) ? [{ href: path(to.home()), label: t('common:nav.findBus') }] : []),
            { href: path(to.profile()), label: t('common:nav.profile'), current: isAccount(pathname) },
          ],
        },
      ],
      children: <MenuEnd />,
    },
  };
}
