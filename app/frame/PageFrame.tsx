import { useLocation, useMatches } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { NavItem } from '@ds/patterns/TopNav/NavItems';
import { PublicLayout } from '@ds/patterns/PublicLayout/PublicLayout';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { searchesForUnits, dashboardOf, type MenuArea } from './area-menus';
import { DashboardAround } from './dashboard-around';
import { HeldBuses } from './HeldBuses';
import { WaitingChoices } from './WaitingChoices';
import { MenuEnd, useFrame, useFrameParts, useNavItem } from './frame-parts';

interface PageFrameProps {
  width?: 'wide' | 'narrow' | 'bleed' | undefined;
  children: ReactNode;
}

/** Pages about a held bus, which mention it themselves. */
const HOLD_PAGES = [to.editReservation(), to.hold(), to.cancelPurchase('')];

const isElsewhere = ({ current }: NavItem): boolean => !current;

/**
 * Around a public or customer page: header, messages and footer, or, if it is one of the reader's own pages and they have a dashboard, that
 * dashboard's menu. Works without the frame's data too, which an error page may lack.
 */
export function PageFrame({ width, children }: PageFrameProps) {
  const area = useOwnDashboard();
  const Around = useContext(DashboardAround);
  const messages = useMessages();
  if (!area || !Around)
    return (
      <PublicFrame width={width} messages={messages}>
        {children}
      </PublicFrame>
    );
  return (
    <Around area={area} isNarrow={width === 'narrow'} messages={messages}>
      {children}
    </Around>
  );
}

/** The reader's dashboard, on pages about what is theirs: requests, orders, their account. What everybody may read is public for them too. */
function useOwnDashboard(): MenuArea | undefined {
  const user = useFrame()?.user;
  const isOwn = useMatches().some(({ id }) => id.startsWith('areas/customer/'));
  return user && isOwn ? dashboardOf(user.home) : undefined;
}

/** What came of the page before, which buses are held, and which are canceled and wait for a choice. */
function useMessages(): ReactNode {
  const { messages } = useFrameParts();
  const path = usePath();
  const { pathname } = useLocation();
  const { holds = [], choices = [] } = useFrame() ?? {};
  // Nothing else is to be thought about there either.
  const isAboutHold = HOLD_PAGES.some((page) => pathname.startsWith(path(page)));
  if (isAboutHold || holds.length + choices.length === 0) return messages;
  return [messages, <WaitingChoices key="choices" />, <HeldBuses key="held" />];
}

function PublicFrame({ width, messages, children }: PageFrameProps & { messages: ReactNode }) {
  const { t } = useTranslation('common');
  const parts = useFrameParts();
  const path = usePath();
  const item = useNavItem();
  const user = useFrame()?.user ?? null;
  const isCustomer = user === null || user.home === '/';
  const findBus = item(to.home(), t('nav.findBus'));
  const items = [
    ...(isCustomer
      ? [findBus, { href: `${path(to.home())}#how`, label: t('nav.howItWorks') }]
      : [item(user.home, t('nav.dashboard')), ...(searchesForUnits(user.roles) ? [findBus] : [])]),
    ...(user && isCustomer ? [item(to.bookings(), t('nav.myTrips')), item(to.quotes(), t('nav.myQuotes'))] : []),
    // On the login page itself it would be a second «log in», which text browsers show just like the form's button.
    ...(user ? [item(to.profile(), t('nav.profile'))] : [item(to.login(), t('nav.logIn'))].filter(isElsewhere)),
  ];
  return (
    <PublicLayout
      {...parts}
      messages={messages}
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
