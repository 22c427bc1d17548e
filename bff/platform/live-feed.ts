import { logger } from './logger';

export interface LiveFeedOptions {
  /** How often the watched thing is read, however many listen, in milliseconds. */
  everyMs: number;
  /** How often an idle listener gets a heartbeat, in milliseconds: proxies close connections on which nothing happens. */
  heartbeatMs: number;
  /** The most listeners that this process accepts. */
  most: number;
  /** After this long, in milliseconds, a browser must reconnect and is authenticated again. */
  lifeMs: number;
}

export interface LiveFeed {
  /**
   * A stream of server-sent events about one thing: its current state at once, and again on every change. `read` runs once for all
   * listeners with the same `key`. Undefined when there are too many listeners.
   */
  listen: (key: string, read: () => Promise<string>) => ReadableStream<Uint8Array> | undefined;
  /** The number of listeners. */
  listening: () => number;
  /** Ends all streams and accepts no more. */
  stop: () => void;
}

type Listener = ReadableStreamDefaultController<Uint8Array>;
interface Watched {
  listeners: Set<Listener>;
  last: string | undefined;
  timer: NodeJS.Timeout;
}

const USUAL: LiveFeedOptions = { everyMs: 3_000, heartbeatMs: 20_000, most: 500, lifeMs: 300_000 };
const bytes = new TextEncoder();
const eventOf = (value: string) => bytes.encode(`data: ${value.replaceAll(/\r?\n/g, '\ndata: ')}\n\n`);
/** A comment (HTML, 9.2.5): browsers ignore it. */
const HEARTBEAT = bytes.encode(':\n\n');
const feeds = new Set<LiveFeed>();

/** Tells open pages what has changed. Every process of the product has one, which polls the database for its own listeners. */
export function createLiveFeed(options: Partial<LiveFeedOptions> = {}): LiveFeed {
  const { everyMs, heartbeatMs, most, lifeMs } = { ...USUAL, ...options };
  const watched = new Map<string, Watched>();
  let listening = 0;
  let isStopped = false;

  /** Returns whether the listener was still there. */
  const leave = (key: string, listener: Listener): boolean => {
    const of = watched.get(key);
    if (!of?.listeners.delete(listener)) return false;
    listening--;
    if (of.listeners.size > 0) return true;
    clearInterval(of.timer);
    watched.delete(key);
    return true;
  };
  const end = (key: string, listener: Listener) => {
    if (leave(key, listener)) listener.close();
  };
  const send = (key: string, listener: Listener, message: Uint8Array) => {
    // A listener this far behind has gone without closing.
    if ((listener.desiredSize ?? 0) > -100) listener.enqueue(message);
    else end(key, listener);
  };
  const look = async (key: string, read: () => Promise<string>) => {
    const value = await read().catch((error: unknown) => {
      logger.warn({ err: error }, 'live feed cannot read');
      return undefined;
    });
    const of = watched.get(key);
    if (!of || value === undefined || value === of.last) return;
    of.last = value;
    for (const listener of of.listeners) send(key, listener, eventOf(value));
  };
  const watch = (key: string, read: () => Promise<string>): Watched => {
    let isLooking = false;
    let quietMs = 0;
    const timer = setInterval(() => {
      quietMs += everyMs;
      if (quietMs >= heartbeatMs) {
        quietMs = 0;
        for (const listener of watched.get(key)?.listeners ?? []) send(key, listener, HEARTBEAT);
      }
      if (isLooking) return;
      isLooking = true;
      void look(key, read).finally(() => (isLooking = false));
    }, everyMs);
    timer.unref();
    const of: Watched = { listeners: new Set(), last: undefined, timer };
    watched.set(key, of);
    return of;
  };

  const feed: LiveFeed = {
    listen(key, read) {
      if (isStopped || listening >= most) return undefined;
      let own: Listener | undefined;
      return new ReadableStream<Uint8Array>({
        start(listener) {
          own = listener;
          const of = watched.get(key) ?? watch(key, read);
          of.listeners.add(listener);
          listening++;
          setTimeout(() => end(key, listener), lifeMs).unref();
          listener.enqueue(HEARTBEAT);
          if (of.last === undefined) void look(key, read);
          else listener.enqueue(eventOf(of.last));
        },
        cancel() {
          if (own) leave(key, own);
        },
      });
    },
    listening: () => listening,
    stop() {
      isStopped = true;
      for (const [key, { listeners }] of [...watched]) for (const listener of [...listeners]) end(key, listener);
    },
  };
  feeds.add(feed);
  return feed;
}

/** For a server that is stopping: connections that never end would hold it up. */
export function stopLiveFeeds(): void {
  for (const feed of feeds) feed.stop();
}
