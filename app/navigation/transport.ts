import { READER_HEADER } from '~/http/reader';
import { type Sending, tellingHowFar } from './send-file';

/**
 * All of the router's requests for page data go through here, because Remix offers no other hook: an ended session, an unreachable server
 * and a newer version of the product are reported in place, and the request waits instead of failing. So input is kept, and the router
 * never notices.
 */
export type Trouble = (
  | { kind: 'sessionEnded'; login: string }
  /** The logged-in user is no longer the one who opened this page. */
  | { kind: 'otherReader' }
  | { kind: 'noAnswer' }
) & {
  /** Somebody has sent it and waits. Anything else is retried automatically. */
  isForm: boolean;
};

export interface TransportState {
  trouble: Trouble | undefined;
  /** The progress of a file upload. */
  sending: Sending | undefined;
  /** The server runs another build than this page: the next page loads as a new document. */
  isOutdated: boolean;
}

/** A form that got no response, as it was to be sent. */
export interface Unanswered {
  url: string;
  body: FormData | URLSearchParams;
}
/** Takes over such a form to send it later; true if it did. Only forms that are safe to send twice may be taken over. */
export type Keeper = (form: Unanswered) => Promise<boolean>;

/** The result for a kept form: a response, or what prevents one. */
export type Outcome = { status: number } | { trouble: Trouble };

const WAITS_MS = [1_000, 2_000, 4_000, 8_000];
/** How long the browser keeps a prefetched response (bff/platform/page-data.ts); after a change it is stale immediately. */
const FETCHED_AHEAD_MS = 15_000;
const LOGIN = /\/auth\/login(\?|$)/;

let keeper: Keeper | undefined;
/** The page that somebody wants to go to when there is a network. */
let wish: AbortController | undefined;
let state: TransportState = { trouble: undefined, sending: undefined, isOutdated: false };
/** The requests waiting to be retried. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

/** Kept for the tab, because prefetched data outlives a reload. Without storage it is lost with the document. */
const lastChange = {
  key: 'lastChange',
  at: -Infinity,
  set(): void {
    this.at = Date.now();
    try {
      sessionStorage.setItem(this.key, String(this.at));
    } catch {
      // Storage is disabled.
    }
  },
  isRecent(): boolean {
    let kept: string | null = null;
    try {
      kept = sessionStorage.getItem(this.key);
    } catch {
      // Storage is disabled.
    }
    return Date.now() - Math.max(this.at, Number(kept ?? 0)) < FETCHED_AHEAD_MS;
  },
};

function change(next: Partial<TransportState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const transport = {
  state: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** «Try again», for everything that waits. */
  tryAgain: () => [...waiting].forEach((again) => again()),
  /**
   * Goes somewhere when the browser has a network: at once if it has one. Until then the page stays, and says why; whoever wants to go
   * elsewhere meanwhile goes only there.
   */
  async whenOnline(go: () => void): Promise<void> {
    wish?.abort();
    const { signal } = (wish = new AbortController());
    while (!navigator.onLine) {
      change({ trouble: { kind: 'noAnswer', isForm: false } });
      const isWanted = await untilAgain({ events: ['online'], signal }).then(
        () => true,
        () => false,
      );
      if (!isWanted) return;
      change({ trouble: undefined });
    }
    go();
  },
  setOutdated: () => change({ isOutdated: true }),
  /** Returns a function that withdraws the keeper. */
  keepBy(next: Keeper): () => void {
    keeper = next;
    return () => void (keeper = undefined);
  },
  /** Sends a kept form, once; never throws. */
  sendKept: async ({ url, body }: Unanswered): Promise<Outcome> => {
    lastChange.set();
    const met = await once(plainFetch, url, { method: 'POST', body });
    return 'trouble' in met ? met : { status: met.response.status };
  },
};

interface Until {
  /** The longest wait. */
  ms?: number | undefined;
  /** Window events that end it early. */
  events?: readonly ('online' | 'focus')[];
  signal: AbortSignal | null | undefined;
}

/** Waits until it is time to retry: the time has passed, the network or the window is back, or somebody asked for it. */
function untilAgain({ ms, events = [], signal }: Until): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    function done() {
      clear();
      resolve();
    }
    function stop() {
      clear();
      change({ trouble: undefined });
      reject(new DOMException('a newer request took its place', 'AbortError'));
    }
    function clear() {
      clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, done);
      signal?.removeEventListener('abort', stop);
      waiting.delete(done);
    }
    for (const name of events) window.addEventListener(name, done);
    signal?.addEventListener('abort', stop);
    waiting.add(done);
  });
}

/**
 * What went wrong, if anything: a response with page data has `X-Remix-Response`; one from a gateway, an overloaded server or the edge does
 * not.
 */
function troubleOf(response: Response, isForm: boolean): Trouble | undefined {
  const login = response.status === 202 ? response.headers.get('location') : null;
  if (login && LOGIN.test(login)) return { kind: 'sessionEnded', login, isForm };
  if (response.headers.get(READER_HEADER) === 'other') return { kind: 'otherReader', isForm };
  const isAnswer = response.headers.has('x-remix-response') && response.status !== 503;
  return isAnswer || response.ok ? undefined : { kind: 'noAnswer', isForm };
}

/**
 * A form is not resent automatically: without a response only on request, since it may have been received; if its user was not logged in,
 * also when this window gets the focus again, which is after the login.
 */
function whenAgain(trouble: Trouble, isRead: boolean, tries: number): Pick<Until, 'ms' | 'events'> {
  if (isRead) return { ms: WAITS_MS[tries] ?? 15_000, events: ['online', 'focus'] };
  return trouble.kind === 'noAnswer' ? {} : { events: ['focus'] };
}

/** Whose page this is, for the document's lifetime. */
let reader: string | undefined;

function asReader(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (reader !== undefined) headers.set(READER_HEADER, reader);
  return { ...init, headers };
}

type Met = { response: Response } | { trouble: Trouble };

/** How long a form that can be sent later waits for its response: a phone at the edge of coverage may wait for minutes. */
const PATIENCE_MS = 20_000;
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

/** Like `fetch`, but a form that a keeper would take over gets a time limit. Uploads may take their time. */
async function impatiently(plain: typeof fetch, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  if (!keeper || init.method !== 'POST' || hasFile(init.body)) return plain(input, init);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new TypeError('no answer in time')), PATIENCE_MS);
  init.signal?.addEventListener('abort', () => stop.abort(init.signal!.reason));
  return plain(input, { ...init, signal: stop.signal }).finally(() => clearTimeout(timer));
}

/**
 * The complete response. Remix reads it as a stream, and would show a response cut off by a newer request or by the network as an error on
 * the page. Cut off here, it is an aborted request or one without a response.
 */
const whole = async (response: Response): Promise<Response> =>
  response.body ? new Response(await response.arrayBuffer(), response) : response;

/** One attempt. @throws whatever is not a network failure: a newer request that replaced it */
async function once(plain: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Met> {
  const isForm = (init?.method ?? 'GET') !== 'GET';
  try {
    const response = await whole(await impatiently(plain, input, asReader(init)));
    const build = response.headers.get('x-build');
    if (build && build !== document.documentElement.dataset['build']) change({ isOutdated: true });
    const trouble = troubleOf(response, isForm);
    return trouble ? { trouble } : { response };
  } catch (error) {
    if (init?.signal?.aborted || !(error instanceof TypeError)) throw error;
    return { trouble: { kind: 'noAnswer', isForm } };
  }
}

/** The form, if a keeper may take it over. */
function unanswered(input: RequestInfo | URL, init: RequestInit | undefined): Unanswered | undefined {
  const body = init?.body;
  const url = String(input instanceof Request ? input.url : input);
  return body instanceof FormData || body instanceof URLSearchParams ? { url, body } : undefined;
}

async function send(plain: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const isRead = (init?.method ?? 'GET') === 'GET';
  if (!isRead) lastChange.set();
  const options = { ...init, ...(isRead && lastChange.isRecent() ? { cache: 'reload' as const } : {}) };
  for (let tries = 0; ; tries++) {
    const met = await once(plain, input, options);
    if ('response' in met) {
      if (state.trouble) change({ trouble: undefined });
      return met.response;
    }
    const { trouble } = met;
    const form = trouble.kind === 'noAnswer' && !isRead ? unanswered(input, init) : undefined;
    // To the router this is an empty response: the page continues.
    if (form && (await keeper?.(form))) return new Response(null, { status: 204 });
    change({ trouble });
    await untilAgain({ ...whenAgain(trouble, isRead, tries), signal: init?.signal });
  }
}

/** Quicker uploads need no progress bar. */
const LONG_MS = 500;
let sendingSince: number | undefined;

function tell(now: Sending | undefined): void {
  sendingSince = now && (sendingSince ?? Date.now());
  const isLong = sendingSince !== undefined && Date.now() - sendingSince >= LONG_MS;
  if (isLong || state.sending) change({ sending: now });
}

let plainFetch: typeof fetch = (input, init) => fetch(input, init);

/** Call it once, before hydration. */
export function watchTransport(): void {
  const plain = window.fetch.bind(window);
  plainFetch = plain;
  reader = document.documentElement.dataset['reader'];
  const telling = tellingHowFar(plain, tell);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isPageData = url.origin === location.origin && url.pathname.endsWith('.data');
    return isPageData ? send(telling, input, init) : plain(input, init);
  };
  // A file of a version that no longer exists (bff/edge/old-assets.ts).
  window.addEventListener('outdated', () => change({ isOutdated: true }));
}
