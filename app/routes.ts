import { index, type RouteConfig, route } from '@remix-run/route-config';
import type { Screen } from './screen';
import { screens } from './screens';

const toRoute = ({ path, file, id }: Screen) => (path === '' ? index(file, { id }) : route(path, file, { id }));

/** The product, one line a screen (areas/<area>/routes.ts): every path is under /sv or /en, the edge redirects the rest. */
export default [
  route(':locale', 'areas/public/locale.tsx', [
    ...Object.values<Screen>(screens).map(toRoute),
    route('*', 'areas/public/not-found.tsx'),
  ]),
] satisfies RouteConfig;
