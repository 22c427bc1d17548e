import { type RouteConfig, route } from '@remix-run/route-config';

export default [route(':locale', 'page.tsx')] satisfies RouteConfig;
