import type { LoaderFunctionArgs } from '@remix-run/node';
import { vehicleLocation } from '@bff/areas/customer';
import { requireActor } from '~/http/actor.server';
import { livePosition } from '~/http/live-position.server';

/** Tells a customer's page that the bus has moved. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  return livePosition(request, await vehicleLocation(actor, params['id'] ?? ''));
}
