import type { MetaFunction } from '@remix-run/node';
import { data } from '@remix-run/node';

export function loader() {
  throw data({ key: 'page.notFound', params: [] }, { status: 404 });
}

/** A form sent to a page that does not exist. */
export function action() {
  throw data({ key: 'page.notFound', params: [] }, { status: 404 });
}

export const meta: MetaFunction = () => [{ title: '404' }];

export default function NotFound() {
  return null;
}
