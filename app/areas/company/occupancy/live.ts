import type { LoaderFunctionArgs } from '@remix-run/node';
import { seeFleetRevision } from '@bff/domain/lockouts';
import { createLiveFeed } from '@bff/platform/live-feed';
import { requireActor } from '~/http/actor.server';
import { eventStream } from '~/http/event-stream.server';
import { companyOf } from '../company-of.server';

const feed = createLiveFeed();

/** Tells the timeline that an occupancy of the company's buses has changed; the page itself fetches it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return eventStream(request, feed, {
    key: `fleet ${companyId}`,
    read: () => seeFleetRevision(actor, companyId),
  });
}
