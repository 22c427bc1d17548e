import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/outgoing-messages/${name}`;

export const outgoingMessageRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/outgoing-messages/list', file('list.tsx')),
  route('dashboard/admin/outgoing-messages/list.csv', file('list-file.ts')),
  route('dashboard/admin/outgoing-messages/details/:id', file('details.tsx')),
  route('dashboard/admin/outgoing-messages/give-up/:id', file('give-up.tsx')),
];
