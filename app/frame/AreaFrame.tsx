// Traces: S9-031
import type { ReactNode } from 'react';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { MenuArea } from './area-menus';

/** What a page puts into its dashboard's frame (DashboardFrame). */
export function AreaFrame({ children }: { area: MenuArea; children: ReactNode }) {
  return <Stack gap="l">{children}</Stack>;
}
