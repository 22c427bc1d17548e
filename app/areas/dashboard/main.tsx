import type { LoaderFunctionArgs } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { requireActor } from '~/http/actor.server';

/** The dashboards' main route: redirects every user to their own. Anything else below it does not exist. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  await requireActor(request);
  throw new DomainError('page.notFound');
}

/** Never shown: the user is redirected, or the page does not exist. */
export default function Dashboard() {
  return null;
}
