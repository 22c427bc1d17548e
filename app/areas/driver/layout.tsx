import { Outlet } from '@remix-run/react';
import { DashboardError } from '~/frame/DashboardError';
import { DashboardFrame } from '~/frame/DashboardFrame';
import { sectionHandle } from '~/frame/section';
import { WaitingReports } from './reports/WaitingReports';

export const handle = sectionHandle('booking', 'deals', 'deviations', 'journeys');

export { DashboardError as ErrorBoundary };

/** The frame of a driver's pages, with the reports that wait for a network above each of them. */
export default function DriverLayout() {
  return (
    <DashboardFrame>
      <WaitingReports>
        <Outlet />
      </WaitingReports>
    </DashboardFrame>
  );
}
