import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { ErrorPage } from '~/frame/ErrorPage';
import { loadFrame } from '~/frame/load-frame.server';

export const loader = (args: LoaderFunctionArgs) => loadFrame(args);

export { unlessKept as shouldRevalidate } from '~/navigation/keeps-data';
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function LocaleLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
