import { watchPosition } from '@bff/domain/journeys';

/** A connection ends after this long: a browser that still looks comes again, and is asked again what it may see. */
const LONGEST_MS = 10 * 60_000;
const text = new TextEncoder();

/** Says each time that the bus has been seen somewhere new (server-sent events). Where, the page itself tells. */
export function livePosition(request: Request, { journeyId, isActive }: { journeyId: number; isActive: boolean }) {
  // 204 tells the browser not to come again.
  if (!isActive) return new Response(null, { status: 204 });
  let stop: (() => void) | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const unwatch = watchPosition(journeyId, (at) => {
        controller.enqueue(text.encode(`event: position\ndata: ${at.toISOString()}\n\n`));
      });
      const timer = setTimeout(() => end(), LONGEST_MS);
      const end = () => {
        if (!stop) return;
        stop();
        controller.close();
      };
      stop = () => {
        stop = undefined;
        clearTimeout(timer);
        unwatch?.();
      };
      controller.enqueue(text.encode('retry: 5000\n\n'));
      if (!unwatch) end();
      request.signal.addEventListener('abort', end);
    },
    cancel: () => stop?.(),
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
