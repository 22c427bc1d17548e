import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/event-log/${name}`;

export const eventLogRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/event-log', file('list.tsx')),
  route('dashboard/admin/event-log.csv', file('list-file.ts')),
  route('dashboard/admin/event-log/:id', file('details.tsx')),
];
