import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/external-integration/${name}`;

export const externalIntegrationRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/external-integration/list', file('list.tsx')),
  route('dashboard/admin/external-integration/create', file('create.tsx')),
  route('dashboard/admin/external-integration/edit/:id', file('edit.tsx')),
  route('dashboard/admin/external-integration/deliveries/:id', file('deliveries.tsx')),
  route('dashboard/admin/external-integration/rotate/:id', file('rotate.tsx')),
  route('dashboard/admin/external-integration/cancel/:id', file('cancel.tsx')),
];
