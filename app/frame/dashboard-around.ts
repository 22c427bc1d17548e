import { type ComponentType, createContext, type ReactNode } from 'react';
import type { MenuArea } from './area-menus';

export interface DashboardAroundProps {
  area: MenuArea;
  /** Whether the page is a column for reading and forms. */
  isNarrow: boolean;
  /** About what was done on the previous page, and about held buses. */
  messages: ReactNode;
  children: ReactNode;
}

/**
 * A dashboard's frame around a page outside it (DashboardAround.server.tsx). It comes from the server's entry: were it imported by public
 * pages, these would all load the dashboards' style sheet.
 */
export const DashboardAround = createContext<ComponentType<DashboardAroundProps> | null>(null);
