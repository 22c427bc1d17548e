// Traces: S3-009, S3-010, S6-034, S7-003, S7-007, S7-009, S8-003, S8-006
import { type Answer, type ErrorKey, type FieldError, type OperationErrors, Operations } from './generated.js';
import { retryAfter } from './retry-after.js';
import { type Integration, type RequestToSign, signAsIntegration, signWithPepper } from './sign-request.js';

/** Where token and pepper are stored: `localStorage`, or anything like it. */
export interface KeyStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface ApiClientOptions {
  /** `https://example.se`; `/api/v1` is added. */
  origin: string;
  language?: 'sv' | 'en';
  storage?: KeyStorage;
  /** Signs by scheme 2 instead of with a pepper. */
  integration?: Integration;
  /** Called after a 401, when the token has been forgotten. */
  onLogout?: () => void;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<void>;
}

export interface ApiCall {
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  body?: unknown;
  /** Makes a POST safe to repeat; it is then retried like a GET. */
  idempotencyKey?: string;
  /** The `etag` that was read: the change is refused (412) if somebody else has changed the record since. */
  ifMatch?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal by the API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly errorCode: number,
    /** Which refusal it is, as a key for translations. */
    readonly error: ErrorKey | 'error.unknown',
    readonly params: readonly (string | number)[],
    readonly fieldErrors: readonly FieldError[],
    message: string,
    /** Milliseconds after which the API may be asked again; undefined if it does not say. */
    readonly retryAfter?: number,
  ) {
    super(message || error);
  }
}

/**
 * Which of an operation's refusals an error is; undefined if it is not a refusal by the API. For a `switch` that the compiler checks:
 * `switch (refusalOf('cancelBooking', error)) { case 'error.booking.feeChanged': … }`.
 */
export const refusalOf = <Id extends keyof OperationErrors>(
  _operation: Id,
  error: unknown,
): OperationErrors[Id] | undefined => (error instanceof ApiError ? (error.error as OperationErrors[Id]) : undefined);

/** A value in an address. */
type Parameter = string | number | undefined;

const PEPPER_INVALID = 113;
const PEPPER_AT_MOST_EVERY_MS = 60_000;
const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** If the API asks for a longer wait, the caller gets the error instead. */
const LONGEST_WAIT_MS = 60_000;

export function memoryStorage(): KeyStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Calls `/api/v1` with a method for each operation: stores the token, signs, and retries what may be retried. */
export class ApiClient extends Operations {
  readonly #options: Required<Omit<ApiClientOptions, 'integration'>> & Pick<ApiClientOptions, 'integration'>;
  #pepperFetchedAt = -Infinity;

  constructor(options: ApiClientOptions) {
    super();
    this.#options = {
      language: 'sv',
      storage: memoryStorage(),
      onLogout: () => undefined,
      fetch: (url, init) => globalThis.fetch(url, init),
      now: Date.now,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      ...options,
    };
  }

  get token(): string | null {
    return this.#options.storage.getItem('token');
  }

  /** Acts for an organisation from now on: required with every request of a traffic controller. */
  actFor(organisationId: number): void {
    this.#options.storage.setItem('activeOrganizationId', String(organisationId));
  }

  /** Logs in and stores the token. */
  async logIn(username: string, password: string, code?: string): Promise<void> {
    const body = { username, password, ...(code === undefined ? {} : { code }) };
    const { token } = await this.createToken({ body });
    this.#options.storage.setItem('token', token);
  }

  /** Ends the token here and on the server. */
  async logOut(): Promise<void> {
    await this.revokeToken();
    this.#forget();
  }

  /** The `data` of an answer. @throws ApiError if the API refused; the network's own error if it stays unreachable */
  async call<Data>(method: string, path: string, call: ApiCall = {}): Promise<Data> {
    return (await this.ask<Data>(method, path, call)).data;
  }

  /** An answer with its `etag`. @throws as `call` */
  async ask<Data>(method: string, path: string, call: ApiCall = {}): Promise<Answer<Data>> {
    const mayRepeat = method === 'GET' || call.idempotencyKey !== undefined;
    for (let retry = 0; ; retry++) {
      const outcome = await this.#once(method, path, call).catch((error: unknown) => ({ networkError: error }));
      if (outcome instanceof Response && outcome.ok) {
        const { data } = (await outcome.json()) as { data: Data };
        return { data, etag: outcome.headers.get('etag') };
      }
      const pause = mayRepeat && retry < RETRIES ? this.#pauseAfter(outcome, retry) : undefined;
      if (pause === undefined) {
        if (!(outcome instanceof Response)) throw outcome.networkError;
        throw await this.#refusal(outcome);
      }
      await this.#options.sleep(pause);
    }
  }

  protected override send<Data>(
    method: string,
    path: string,
    call: object,
    query: readonly string[],
  ): Promise<Answer<Data>> {
    const { body, idempotencyKey, ifMatch, ...values } = call as Pick<ApiCall, 'body' | 'idempotencyKey' | 'ifMatch'> &
      Readonly<Record<string, Parameter>>;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const asked = query.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])] as const]));
    return this.ask<Data>(method, filled, {
      query: Object.fromEntries(asked),
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
  }

  /**
   * Milliseconds until the next attempt: as long as the API asks for, otherwise doubling. Undefined if retrying does not help, or not soon
   * enough.
   */
  #pauseAfter(outcome: Response | { networkError: unknown }, retry: number): number | undefined {
    const doubled = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** retry);
    if (!(outcome instanceof Response)) return doubled;
    if (outcome.status < 500 && outcome.status !== 429) return undefined;
    const asked = retryAfter(outcome.headers.get('retry-after'), this.#options.now()) ?? doubled;
    return asked <= LONGEST_WAIT_MS ? asked : undefined;
  }

  /** Sends; if the pepper was outdated, fetches a new one and sends once more. */
  async #once(method: string, path: string, call: ApiCall): Promise<Response> {
    const response = await this.#deliver(method, path, call);
    if (response.status !== 400 || this.#options.integration) return response;
    const { errorCode } = (await response.clone().json()) as { errorCode?: number };
    if (errorCode !== PEPPER_INVALID || !(await this.#fetchPepper())) return response;
    return this.#deliver(method, path, call);
  }

  /** Fetches the pepper, at most once a minute; false if the last time was less than a minute ago. */
  async #fetchPepper(): Promise<boolean> {
    const now = this.#options.now();
    if (now - this.#pepperFetchedAt < PEPPER_AT_MOST_EVERY_MS) return false;
    this.#pepperFetchedAt = now;
    const response = await this.#deliver('POST', '/auth/pepper', {});
    if (!response.ok) return false;
    this.#options.storage.setItem('pepper', ((await response.json()) as { data: string }).data);
    return true;
  }

  async #deliver(method: string, path: string, call: ApiCall): Promise<Response> {
    const { query, body, idempotencyKey, ifMatch, headers } = call;
    const { origin, language, storage, fetch } = this.#options;
    const url = new URL(`${origin}/api/v1${path}`);
    for (const [name, value] of Object.entries(query ?? {}))
      for (const one of Array.isArray(value) ? (value as readonly string[]) : [String(value)])
        url.searchParams.append(name, one);
    const bytes = new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body));
    const token = this.#options.integration ? null : storage.getItem('token');
    const organisation = storage.getItem('activeOrganizationId');
    return fetch(url.href, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': language,
        'cache-control': 'no-cache',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(token && organisation ? { 'x-organization-id': organisation } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        ...(await this.#signature({ method, url, body: bytes })),
        ...headers,
      },
      ...(body === undefined ? {} : { body: bytes }),
    });
  }

  /** Without a pepper there is no signature: the API's 113 then makes us fetch one. */
  async #signature(request: RequestToSign): Promise<Record<string, string>> {
    const { integration, storage, now } = this.#options;
    if (integration) return signAsIntegration(request, integration, now());
    const pepper = storage.getItem('pepper');
    return pepper ? signWithPepper(request, pepper) : {};
  }

  async #refusal(response: Response): Promise<ApiError> {
    if (response.status === 401) {
      this.#forget();
      this.#options.onLogout();
    }
    const body = (await response.json().catch(() => ({}))) as Partial<ApiError>;
    return new ApiError(
      response.status,
      body.errorCode ?? 0,
      body.error ?? 'error.unknown',
      body.params ?? [],
      body.fieldErrors ?? [],
      body.message ?? '',
      retryAfter(response.headers.get('retry-after'), this.#options.now()),
    );
  }

  #forget(): void {
    if (this.token === null) return;
    for (const key of ['token', 'activeOrganizationId', 'pepper']) this.#options.storage.removeItem(key);
    // It belonged to the session: the next one may be fetched at once.
    this.#pepperFetchedAt = -Infinity;
  }
}
