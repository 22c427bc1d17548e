import { lastPosition } from '@bff/domain/journeys';
import { createLiveFeed } from '@bff/platform/live-feed';
import { eventStream } from './event-stream.server';

/** A device tells where it is every ten seconds: half of that is soon enough to hear of it. */
const feed = createLiveFeed({ everyMs: 5_000, most: 1_000 });

/** Tells a page that the bus has been seen somewhere new; where, the page itself says. */
export function livePosition(
  request: Request,
  { journeyId, isActive }: { journeyId: number; isActive: boolean },
): Promise<Response> | Response {
  // 204 tells the browser not to come again.
  if (!isActive) return new Response(null, { status: 204 });
  return eventStream(request, feed, {
    key: `journey ${journeyId}`,
    read: async () => (await lastPosition(journeyId))?.at.toISOString() ?? 'nowhere yet',
  });
}
