import type { z } from 'zod';
import type { Integration } from '@bff/domain/integration-users';
import type { TokenClaims } from '@bff/domain/sessions';
import type { Language, RecentActor, UserActor, Visitor } from '@bff/domain/shared/actor';
import type { ErrorKey } from '@bff/domain/shared/error-catalogue';

/** Who may call: anybody, a user with a bearer token, or an integration that signs with scheme 2. */
export const AUTHS = ['public', 'bearer', 'integration'] as const;
export type Auth = (typeof AUTHS)[number];

/** What the document and its pages are divided by (`openapi/tags.ts` says what each is about). */
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

/** Who calls, by how the endpoint asks them to prove it. */
export interface Callers {
  public: { kind: 'public'; actor: Visitor; claims: TokenClaims | undefined };
  /** `organisationId`: whom a traffic controller acts for; null for everybody else. */
  bearer: { kind: 'bearer'; actor: UserActor; claims: TokenClaims; organisationId: number | null };
  integration: { kind: 'integration'; integration: Integration };
}
export type Caller = Callers[Auth];

/** The first question of every request; what an object allows is asked by the verb that changes it. `anyone` must be said. */
export type Policy<A extends Auth> = A extends 'public' ? 'anyone' : (caller: Callers[A]) => boolean;

/** Rates of their own for what is worth guessing or flooding. */
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
  /** The versions of which the thing must still be one (`If-Match`); undefined when the caller does not ask for that. */
  ifMatch: readonly string[] | undefined;
}

/** The caller of an endpoint that asks for a recent login has one. */
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
  /** What programs call it: a verb and a noun (`cancelBooking`), the name of a method of the client. Never changed. */
  operationId: string;
  tag: Tag;
  summary: Readonly<Record<Language, string>>;
  /** For who writes a client: what it does, what it needs, what comes next. English. */
  description: string;
  auth: A;
  policy: Policy<A>;
  /** False: answers without a signature (login and pepper). */
  signed?: false;
  /** True: the token must be from the last minutes (`RECENT_LOGIN_MINUTES`). */
  recentLogin?: R;
  rate?: Rate;
  /** Creates or pays: takes an Idempotency-Key. */
  idempotent?: boolean;
  /** 200 unless something comes into being. */
  status?: 200 | 201;
  /** Which state of the thing an answer shows: its `ETag`. A PUT that has it takes `If-Match`. */
  versionOf?: (data: z.output<O>) => string;
  input?: I;
  query?: Q;
  params?: P;
  output: O;
  /** What the domain may refuse here; what every endpoint may answer is known (`refusals.ts`). */
  errors: readonly ErrorKey[];
  handle: (request: EndpointRequest<A, Output<I>, Output<Q>, Output<P>> & Proved<R>) => Promise<z.input<O>>;
}

/** A declaration whose types are checked and forgotten: what the routes, the OpenAPI document and the docs page read. */
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

/** One endpoint, said once. Throws when start-up meets one that does not say who may call it. */
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
    status: declared.status ?? 200,
    versionOf: declared.versionOf as Endpoint['versionOf'],
    takesIfMatch: method === 'PUT' && declared.versionOf !== undefined,
    input: declared.input,
    query: declared.query,
    params: declared.params,
    output: declared.output,
    errors: declared.errors,
    // Only callers of the endpoint's own kind get here.
    allows: (caller) =>
      caller.kind === auth && (policy === 'anyone' || (policy as (caller: Caller) => boolean)(caller)),
    handle: declared.handle as unknown as Endpoint['handle'],
  };
}
