import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';

/** The main route of the dashboards: it leads everybody on to their own. What else is asked for below it is not there. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireActor(request);
  throw new DomainError('page.notFound');
}

/** Never shown: somebody is led on, or the page is not there. */
export default function Dashboard() {
  return null;
}
