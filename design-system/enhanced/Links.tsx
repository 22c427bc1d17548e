import { type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Follow } from '@ds/support/follow';

/** Wraps every react-aria component that has links, so that they are followed the page's way. */
export function Links({ children }: { children: ReactNode }) {
  const follow = useContext(Follow);
  return follow ? <RouterProvider navigate={follow}>{children}</RouterProvider> : children;
}
