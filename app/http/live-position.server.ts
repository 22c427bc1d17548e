import { lastPosition } from '@bff/domain/journeys';
import { createLiveFeed } from '@bff/platform/live-feed';
import { eventStream } from './event-stream.server';

/** A device reports its position every ten seconds: checking twice as often is enough. */
const feed = createLiveFeed({ everyMs: 5_000, most: 1_000 });

/** Tells a page that the bus has a new position; the page itself fetches it. */
export function livePosition(
  request: Request,
  { journeyId, isActive }: { journeyId: number; isActive: boolean },
): Promise<Response> | Response {
  // 204 tells the browser not to reconnect.
  if (!isActive) return new Response(null, { status: 204 });
  return eventStream(request, feed, {
    key: `journey ${journeyId}`,
    read: async () => (await lastPosition(journeyId))?.at.toISOString() ?? 'nowhere yet',
  });
}
