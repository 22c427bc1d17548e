import type { LoaderFunctionArgs } from '@remix-run/node';
import { integrationCustomers } from '@bff/domain/integration-users';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';

const MOST_LETTERS = 254;

/** Customers that match what is typed into an integration's form. Without scripts the whole username must be typed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MOST_LETTERS);
  return Response.json(await integrationCustomers(actor, text), { headers: privatePage() });
}
