import { route, type RouteConfigEntry } from '@remix-run/route-config';

const file = (name: string) => `areas/admin/applicants/${name}`;

export const applicantRoutes: RouteConfigEntry[] = [
  route('dashboard/admin/applicants/list', file('list.tsx')),
  route('dashboard/admin/applicants/list.csv', file('list-file.ts')),
  route('dashboard/admin/applicants/reply/:id', file('reply.tsx')),
  route('dashboard/admin/applicants/deny/:id', file('deny.tsx')),
];
