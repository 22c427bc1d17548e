import { type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Follow } from '@ds/support/follow';

/** Around every react-aria component that has links: they are followed as the page says. */
export function Links({ children }: { children: ReactNode }) {
  const follow = useContext(Follow);
  return follow ? <RouterProvider navigate={follow}>{children}</RouterProvider> : children;
}
