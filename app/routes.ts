// Traces: S2-001
import { index, layout, type RouteConfig, route } from '@remix-run/route-config';
import type { Screen } from './screen';
import { screens } from './screens';

const toRoute = ({ path, file, id }: Screen) => (path === '' ? index(file, { id }) : route(path, file, { id }));

const all = Object.values<Screen>(screens);
const isDashboard = ({ path }: Screen) => path.startsWith('dashboard/');
const folderOf = ({ file }: Screen) => file.split('/', 2).join('/');

/** A dashboard's layout makes its screens a single-page application (docs/decisions/0340-a-dashboard-is-an-application.md). */
const dashboards = [...new Set(all.filter(isDashboard).map(folderOf))].map((folder) =>
  layout(
    `${folder}/layout.tsx`,
    all.filter((screen) => isDashboard(screen) && folderOf(screen) === folder).map(toRoute),
  ),
);

/** The product, one line per screen (areas/<area>/routes.ts): every path is under /sv or /en; the edge redirects the rest. */
export default [
  route(':locale', 'areas/public/locale.tsx', [
    ...all.filter((screen) => !isDashboard(screen)).map(toRoute),
    ...dashboards,
    route('*', 'areas/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
