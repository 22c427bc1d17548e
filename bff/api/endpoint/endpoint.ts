import type { z } from 'zod';
import type { Integration } from '@bff/domain/integration-users';
import type { TokenClaims } from '@bff/domain/sessions';
import type { Language, RecentActor, UserActor, Visitor } from '@bff/domain/shared/actor';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';

/** Who may call: anybody, a user with a bearer token, or an integration that signs by scheme 2. */
export const AUTHS = ['public', 'bearer', 'integration'] as const;
export type Auth = (typeof AUTHS)[number];

/** The parts of the document and its pages (`openapi/tags.ts` describes each). */
export const TAGS = [
  'auth',
  'trips',
  'bookings',
  'quotes',
  'customer',
  'user',
  'company',
  'organisations',
  'journeys',
  'vehicles',
] as const;
export type Tag = (typeof TAGS)[number];

/** The caller, by how the endpoint authenticates it. */
export interface Callers {
  public: { kind: 'public'; actor: Visitor; claims: TokenClaims | undefined };
  /** `organisationId`: the one that a traffic controller acts for; null for everybody else. */
  bearer: { kind: 'bearer'; actor: UserActor; claims: TokenClaims; organisationId: number | null };
  integration: { kind: 'integration'; integration: Integration };
}
export type Caller = Callers[Auth];

/** Checked first for every request; whether the record allows it is checked by the verb. `anyone` must be stated. */
export type Policy<A extends Auth> = A extends 'public' ? 'anyone' : (caller: Callers[A]) => boolean;

/** Lower rates for what is worth guessing or flooding. */
export type Rate = 'usual' | 'credentials' | 'mail';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface EndpointRequest<A extends Auth, Input, Query, Params> {
  caller: Callers[A];
  input: Input;
  query: Query;
  params: Params;
  language: Language;
  clientAddress: string;
  /** The acceptable versions of the record (`If-Match`); undefined if the caller sets no such condition. */
  ifMatch: readonly string[] | undefined;
}

/** If the endpoint requires a recent login, its caller has one. */
type Proved<Asked extends true | undefined> = Asked extends true ? { caller: { actor: RecentActor } } : unknown;

export interface EndpointDeclaration<
  A extends Auth,
  I extends z.ZodType | undefined,
  Q extends z.ZodObject | undefined,
  P extends z.ZodObject | undefined,
  O extends z.ZodType,
  R extends true | undefined,
> {
  method: Method;
  /** Below `/api/v1`, with parameters as `:number`. */
  path: `/${string}`;
  /** What programs call it: a verb and a noun (`cancelBooking`), a method name in the client. Never changed. */
  operationId: string;
  tag: Tag;
  summary: Readonly<Record<Language, string>>;
  /** For authors of clients: what it does, what it needs, what comes next. In English. */
  description: string;
  auth: A;
  policy: Policy<A>;
  /** False: callable without a signature (login and pepper). */
  signed?: false;
  /** True: the token must be recent (`RECENT_LOGIN_MINUTES`). */
  recentLogin?: R;
  rate?: Rate;
  /** Creates or pays something: takes an Idempotency-Key. */
  idempotent?: boolean;
  /** Kept for clients written for it; its description says what replaces it. */
  isDeprecated?: true;
  /** 200 unless something is created. */
  status?: 200 | 201;
  /** The version of the record that an answer shows: its `ETag`. A PUT that has this takes `If-Match`. */
  versionOf?: (data: z.output<O>) => string;
  input?: I;
  query?: Q;
  params?: P;
  output: O;
  /** What the domain may refuse here; refusals common to all endpoints are in `refusals.ts`. */
  errors: readonly ErrorKey[];
  handle: (request: EndpointRequest<A, Output<I>, Output<Q>, Output<P>> & Proved<R>) => Promise<z.input<O>>;
}

/** An endpoint after type checking, as the routes, the OpenAPI document and the docs pages read it. */
export interface Endpoint {
  method: Method;
  path: string;
  operationId: string;
  tag: Tag;
  summary: Readonly<Record<Language, string>>;
  description: string;
  auth: Auth;
  signed: boolean;
  recentLogin: boolean;
  rate: Rate;
  idempotent: boolean;
  isDeprecated: boolean;
  status: 200 | 201;
  versionOf: ((data: unknown) => string) | undefined;
  takesIfMatch: boolean;
  input: z.ZodType | undefined;
  query: z.ZodObject | undefined;
  params: z.ZodObject | undefined;
  output: z.ZodType;
  errors: readonly ErrorKey[];
  allows: (caller: Caller) => boolean;
  handle: (request: EndpointRequest<Auth, unknown, unknown, unknown>) => Promise<unknown>;
}

/** Declares an endpoint. Throws at start-up if it does not say who may call it. */
export function endpoint<
  A extends Auth,
  O extends z.ZodType,
  I extends z.ZodType | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  P extends z.ZodObject | undefined = undefined,
  R extends true | undefined = undefined,
>(declared: EndpointDeclaration<A, I, Q, P, O, R>): Endpoint {
  const { method, path, auth, policy } = declared;
  const name = `${method} ${path}`;
  if (!AUTHS.includes(auth)) throw new Error(`${name} does not say who may call it`);
  if (policy !== 'anyone' && typeof policy !== 'function') throw new Error(`${name} has no policy`);
  if ((policy === 'anyone') !== (auth === 'public')) throw new Error(`${name}: its policy does not go with its auth`);
  if (auth !== 'public' && declared.signed === false) throw new Error(`${name} must be signed`);
  if (auth !== 'bearer' && declared.recentLogin)
    throw new Error(`${name}: only a bearer token tells when its user logged in`);
  if (method === 'GET' && declared.input) throw new Error(`${name}: a GET has no body`);
  return {
    method,
    path,
    operationId: declared.operationId,
    tag: declared.tag,
    summary: declared.summary,
    description: declared.description,
    auth,
    signed: declared.signed ?? true,
    recentLogin: declared.recentLogin ?? false,
    rate: declared.rate ?? 'usual',
    idempotent: declared.idempotent ?? false,
    isDeprecated: declared.isDeprecated ?? false,
    status: declared.status ?? 200,
    versionOf: declared.versionOf as Endpoint['versionOf'],
    takesIfMatch: method === 'PUT' && declared.versionOf !== undefined,
    input: declared.input,
    query: declared.query,
    params: declared.params,
    output: declared.output,
    errors: declared.errors,
    // Only callers of the endpoint's own kind reach this.
    allows: (caller) =>
      caller.kind === auth && (policy === 'anyone' || (policy as (caller: Caller) => boolean)(caller)),
    handle: declared.handle as unknown as Endpoint['handle'],
  };
}
