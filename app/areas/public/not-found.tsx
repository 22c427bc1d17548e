// Traces: S2-022, S2-045, S8-079
import { data } from '@remix-run/node';

const notFound = () => data({ key: 'page.notFound', params: [] }, { status: 404 });

export function loader() {
  throw notFound();
}

/** A form sent to a page that does not exist. */
export function action() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
