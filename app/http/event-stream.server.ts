import type { LiveFeed } from '@bff/platform/live-feed';

/** When a browser that was told no, or was left, may come back, in milliseconds and seconds. */
const AGAIN_SECONDS = 30;

/**
 * Answers a page that stays open with server-sent events; who asks for something else than these gets what there is now, once, as JSON, so
 * that it can be polled. 503 when too many listen already.
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
      // Nginx would keep events until it has a bufferful.
      'x-accel-buffering': 'no',
    },
  });
}
