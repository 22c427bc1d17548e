import type { LiveFeed } from '@bff/platform/live-feed';

/** How long a refused client should wait before it tries again. */
const AGAIN_SECONDS = 30;

/**
 * Keeps a page up to date with server-sent events; a client that does not accept those gets the current state once, as JSON, so that it can
 * poll. 503 when too many are listening.
 */
export async function eventStream(
  request: Request,
  feed: LiveFeed,
  { key, read }: { key: string; read: () => Promise<string> },
): Promise<Response> {
  if (!request.headers.get('accept')?.includes('text/event-stream'))
    return Response.json({ revision: await read() }, { headers: { 'cache-control': 'no-store' } });
  const stream = feed.listen(key, read);
  if (!stream) return new Response(null, { status: 503, headers: { 'retry-after': String(AGAIN_SECONDS) } });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Nginx would hold events back until its buffer is full.
      'x-accel-buffering': 'no',
    },
  });
}
