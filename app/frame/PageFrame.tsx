import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { NavItem } from '@ds/patterns/TopNav/NavItems';
import { PublicLayout } from '@ds/patterns/PublicLayout/PublicLayout';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { booksForUnits } from './area-menus';
import { HeldBuses } from './HeldBuses';
import { MenuEnd, useFrame, useFrameParts, useNavItem } from './frame-parts';

interface PageFrameProps {
  width?: 'wide' | 'narrow' | 'bleed';
  children: ReactNode;
}

/** Pages about a held bus, which mention it themselves. */
const HOLD_PAGES = [to.editReservation(), to.hold(), to.cancelPurchase('')];

const isElsewhere = ({ current }: NavItem): boolean => !current;

/** Header, messages and footer around a public or customer page. Works without the frame's data too, which an error page may lack. */
export function PageFrame({ width, children }: PageFrameProps) {
  const { t } = useTranslation('common');
  const parts = useFrameParts();
  const path = usePath();
  const item = useNavItem();
  const user = useFrame()?.user ?? null;
  const { pathname } = useLocation();
  const holdsAny = (useFrame()?.holds ?? []).length > 0;
  const saysItself = HOLD_PAGES.some((page) => pathname.startsWith(path(page)));
  const isCustomer = user === null || user.home === '/';
  const findBus = item(to.home(), t('nav.findBus'));
  const items = [
    ...(isCustomer
      ? [findBus, { href: `${path(to.home())}#how`, label: t('nav.howItWorks') }]
      : [item(user.home, t('nav.dashboard')), ...(booksForUnits(user.roles) ? [findBus] : [])]),
    ...(user && isCustomer ? [item(to.bookings(), t('nav.myTrips')), item(to.quotes(), t('nav.myQuotes'))] : []),
    // On the login page itself it would be a second «log in», which text browsers show just like the form's button.
    ...(user ? [item(to.profile(), t('nav.profile'))] : [item(to.login(), t('nav.logIn'))].filter(isElsewhere)),
  ];
  return (
    <PublicLayout
      {...parts}
      messages={holdsAny && !saysItself ? [parts.messages, <HeldBuses key="held" />] : parts.messages}
      width={width}
      nav={{
        brand: { name: t('brand'), href: path(to.home()) },
        label: t('nav.label'),
        menuLabel: t('nav.menu'),
        items,
        children: <MenuEnd />,
      }}
    >
      {children}
    </PublicLayout>
  );
}
