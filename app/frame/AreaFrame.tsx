import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardLayout } from '@ds/patterns/DashboardLayout/DashboardLayout';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { currentLine, type MenuArea, menuFor } from './area-menus';
import { MenuEnd, useFrame, useFrameParts } from './frame-parts';

/** The frame of a dashboard's page: the area's menu beside it, messages, footer. */
export function AreaFrame({ area, children }: { area: MenuArea; children: ReactNode }) {
  const { t } = useTranslation('menus');
  const parts = useFrameParts({ toasts: 'bottomLeft' });
  const path = usePath();
  const { pathname } = useLocation();
  const current = currentLine(area, pathname.replace(/^\/(sv|en)(?=\/|$)/, ''));
  const account = '/user/profile';
  return (
    <DashboardLayout
      {...parts}
      brand={{ name: t('common:brand'), href: path('/') }}
      nav={{
        label: t(`areas.${area}`),
        menuLabel: t('common:nav.menu'),
        groups: [
          ...menuFor(area, useFrame()?.user?.roles ?? []).map((group) => ({
            title: group.title && t(`groups.${group.title}`),
            items: group.lines.map(([line, text]) => ({
              href: path(line),
              label: t(`lines.${text}`),
              current: line === current,
            })),
          })),
          { items: [{ href: path(account), label: t('common:nav.profile') }] },
        ],
        children: <MenuEnd />,
      }}
    >
      <Stack gap="l">{children}</Stack>
    </DashboardLayout>
  );
}
