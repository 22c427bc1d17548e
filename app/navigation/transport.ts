import { READER_HEADER } from '~/http/reader';
import { type Sending, tellingHowFar } from './send-file';

/**
 * Every request that the router sends for a page's data goes through here, since Remix gives no other place to see them: a session that has
 * ended, a server that is out of reach and a newer version of the product are told in place, and the request waits instead of failing. So what
 * was typed stays where it is, and the router never learns that anything happened.
 */
export type Trouble =
  | { kind: 'sessionEnded'; login: string }
  /** Who is logged in by now is not who opened this page. */
  | { kind: 'otherReader' }
  /** `again: false`: it is tried again by itself; a form is sent again only when somebody says so. */
  | { kind: 'noAnswer'; again: boolean };

export interface TransportState {
  trouble: Trouble | undefined;
  /** How far a file has come that is being sent. */
  sending: Sending | undefined;
  /** The server runs another build than this page: the next page is a new document. */
  isOutdated: boolean;
}

/** A form that met no answer, as it was to be sent. */
export interface Unanswered {
  url: string;
  body: FormData | URLSearchParams;
}
/** Takes such a form over, to send it by itself when it can; true when it did. Only what is safe to send twice may be taken. */
export type Keeper = (form: Unanswered) => Promise<boolean>;

/** What a keeper's form met: an answer, or what hinders it. */
export type Outcome = { status: number } | { trouble: Trouble };

const WAITS_MS = [1_000, 2_000, 4_000, 8_000];
/** An answer fetched ahead is kept by the browser for so long (bff/platform/page-data.ts); after a change it is too old at once. */
const FETCHED_AHEAD_MS = 15_000;
const LOGIN = /\/auth\/login(\?|$)/;

let keeper: Keeper | undefined;
let state: TransportState = { trouble: undefined, sending: undefined, isOutdated: false };
/** What waits to be tried again. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

/** Kept for the tab: what was fetched ahead outlives a reload. A browser that keeps nothing for us forgets it with the document. */
const lastChange = {
  key: 'lastChange',
  at: -Infinity,
  set(): void {
    this.at = Date.now();
    try {
      sessionStorage.setItem(this.key, String(this.at));
    } catch {
      // Storage is turned off.
    }
  },
  isRecent(): boolean {
    let kept: string | null = null;
    try {
      kept = sessionStorage.getItem(this.key);
    } catch {
      // Storage is turned off.
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
  /** «Try again», for all that waits. */
  tryAgain: () => [...waiting].forEach((again) => again()),
  setOutdated: () => change({ isOutdated: true }),
  /** Until it is taken back by what this answers. */
  keepBy(next: Keeper): () => void {
    keeper = next;
    return () => void (keeper = undefined);
  },
  /** Sends what was kept, once; never throws. */
  sendKept: async ({ url, body }: Unanswered): Promise<Outcome> => {
    lastChange.set();
    const met = await once(plainFetch, url, { method: 'POST', body });
    return 'trouble' in met ? met : { status: met.response.status };
  },
};

interface Until {
  /** So long at most. */
  ms?: number | undefined;
  /** And by itself when these happen to the window. */
  events?: readonly ('online' | 'focus')[];
  signal: AbortSignal | null | undefined;
}

/** Until it is time to try again: the time has passed, the network or the window is back, or somebody said so. */
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

/** What hinders, if anything: the answer of a page's data says `X-Remix-Response`; a gateway, a full server, a refusal of the edge do not. */
function troubleOf(response: Response, isRead: boolean): Trouble | undefined {
  const login = response.status === 202 ? response.headers.get('location') : null;
  if (login && LOGIN.test(login)) return { kind: 'sessionEnded', login };
  if (response.headers.get(READER_HEADER) === 'other') return { kind: 'otherReader' };
  const isAnswer = response.headers.has('x-remix-response') && response.status !== 503;
  return isAnswer || response.ok ? undefined : { kind: 'noAnswer', again: !isRead };
}

/**
 * A form is not sent again and again: when there was no answer, only if somebody says so, since it may have been heard; when its reader was
 * not logged in, also when this window is come back to, which is after the login.
 */
function whenAgain(trouble: Trouble, isRead: boolean, tries: number): Pick<Until, 'ms' | 'events'> {
  if (isRead) return { ms: WAITS_MS[tries] ?? 15_000, events: ['online', 'focus'] };
  return trouble.kind === 'noAnswer' ? {} : { events: ['focus'] };
}

/** Whose page this is, as long as the document lives. */
let reader: string | undefined;

function asReader(init: RequestInit | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (reader !== undefined) headers.set(READER_HEADER, reader);
  return { ...init, headers };
}

type Met = { response: Response } | { trouble: Trouble };

/** How long a form that can be sent later waits for its answer: a telephone at the edge of a network may wait for minutes. */
const PATIENCE_MS = 20_000;
const hasFile = (body: unknown) =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

/** As `fetch`, but a form that somebody keeps meets no answer when none has come after a while. What brings a file may take its time. */
async function impatiently(plain: typeof fetch, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  if (!keeper || init.method !== 'POST' || hasFile(init.body)) return plain(input, init);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new TypeError('no answer in time')), PATIENCE_MS);
  init.signal?.addEventListener('abort', () => stop.abort(init.signal!.reason));
  return plain(input, { ...init, signal: stop.signal }).finally(() => clearTimeout(timer));
}

/**
 * The answer with all of its contents. Remix reads them as they come, and takes what is cut off (by a newer request, or by the network) for
 * contents that cannot be read: an error on the page. Cut off in here it is what it is, a request given up or one without an answer.
 */
const whole = async (response: Response): Promise<Response> =>
  response.body ? new Response(await response.arrayBuffer(), response) : response;

/** One try. @throws what is no failure of the network: a newer request that took its place */
async function once(plain: typeof fetch, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Met> {
  const isRead = (init?.method ?? 'GET') === 'GET';
  try {
    const response = await whole(await impatiently(plain, input, asReader(init)));
    const build = response.headers.get('x-build');
    if (build && build !== document.documentElement.dataset['build']) change({ isOutdated: true });
    const trouble = troubleOf(response, isRead);
    return trouble ? { trouble } : { response };
  } catch (error) {
    if (init?.signal?.aborted || !(error instanceof TypeError)) throw error;
    return { trouble: { kind: 'noAnswer', again: !isRead } };
  }
}

/** The form, where a keeper may take it over. */
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
    // The router takes it for an answer without contents: the page goes on.
    if (form && (await keeper?.(form))) return new Response(null, { status: 204 });
    change({ trouble });
    await untilAgain({ ...whenAgain(trouble, isRead, tries), signal: init?.signal });
  }
}

/** What is sent within a moment needs no bar. */
const LONG_MS = 500;
let sendingSince: number | undefined;

function tell(now: Sending | undefined): void {
  sendingSince = now && (sendingSince ?? Date.now());
  const isLong = sendingSince !== undefined && Date.now() - sendingSince >= LONG_MS;
  if (isLong || state.sending) change({ sending: now });
}

let plainFetch: typeof fetch = (input, init) => fetch(input, init);

/** Once, before the page lives. */
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
  // A file of a version that is no longer there (bff/edge/old-assets.ts).
  window.addEventListener('outdated', () => change({ isOutdated: true }));
}
