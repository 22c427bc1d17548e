import { createIntegration } from '@bff/domain/integration-users';
import { issueToken } from '@bff/domain/sessions';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { createBookableVehicle, createCustomer, createUser } from '@db/factories';
import { changedTables, checksums } from '@db/testing/changed-rows';
import { type Integration, signAsIntegration, signWithPepper } from '@bussplats/api-client';
import { pepperOf } from '../signing/pepper';
import type { Auth } from '../endpoint/endpoint';
import { ENDPOINTS } from '../endpoints';
import { signedText } from '../signing/scheme-one';
import { apiWorld } from './api-world';
import { mutateText, type Random, seededRandom } from './seeded-random';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

interface Sent {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

export interface MutationOutcome {
  /** The number of mutated requests sent. */
  tried: number;
  /** Those that were accepted: must be none. */
  accepted: string[];
  /** Status and error of the others, counted. */
  refused: Record<string, number>;
  /** Tables whose rows changed. */
  changed: string[];
}

type Mutation = (sent: Sent, random: Random) => Sent;

const onHeader =
  (...names: string[]): Mutation =>
  (sent, random) => {
    const name = random.pick(names);
    return { ...sent, headers: { ...sent.headers, [name]: mutateText(sent.headers[name]!, random) } };
  };
const without =
  (...names: string[]): Mutation =>
  (sent, random) => {
    const { [random.pick(names)]: _, ...headers } = sent.headers;
    return { ...sent, headers };
  };
const onBody: Mutation = (sent, random) => ({ ...sent, body: sent.body && mutateText(sent.body, random) });
const onQuery: Mutation = (sent, random) => {
  const url = new URL(sent.url);
  url.search = mutateText(url.search || '?page=1', random);
  return { ...sent, url };
};

interface Asked {
  method: string;
  path: string;
  body: string;
}

/** A request to each signed endpoint that authenticates in one of these ways; its input need not be valid. */
const requestsTo = (...auths: readonly Auth[]): Asked[] =>
  ENDPOINTS.filter(({ auth, signed }) => signed && auths.includes(auth)).map(({ method, path, input, query }) => ({
    method,
    path: path.replace(/:\w+/g, '12345674') + (query ? '?page=2&text=%C3%96rebro' : ''),
    body: input ? '{"colour":"röd","size":1}' : '',
  }));

/** Answers to a request with an invalid signature, or before the signature is checked. */
const NOT_LET_IN = new Set([
  '400 pepper.invalid',
  '400 signature.replayed',
  '401 auth.integrationInvalid',
  '404 page.notFound',
  '405 request.methodNotAllowed',
]);

interface Scheme {
  /** A correctly signed request to some endpoint. */
  sign: () => Promise<Sent>;
  mutations: Mutation[];
  /** Requests that are correct in everything: they must be answered. */
  right: () => Promise<Sent[]>;
  /** A correctly signed request to each endpoint: the signatures must be accepted. */
  toEach: () => Promise<Sent[]>;
}

const PROFILE = { method: 'PUT', path: '/customer/update-profile', body: '{"language":"en"}' };
const LIST = { method: 'GET', path: '/bookings?when=past&page=2&pageSize=10', body: '' };

/** A customer's requests, signed with a pepper. Scheme 1 covers only body or query values. */
async function schemeOne(random: Random): Promise<Scheme> {
  const requests = requestsTo('public', 'bearer');
  const { userId } = await createCustomer();
  const [own, other] = [await issueToken(await loginOf(userId)), await issueToken(await loginOf(userId))];
  const jti = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti;
  const sign = async (pepper = pepperOf(jti(own.token)), asked = random.pick(requests)): Promise<Sent> => {
    const { method, path, body } = asked;
    const url = new URL(`/api/v1${path}`, publicOrigin());
    const signature = await signWithPepper({ method, url, body: new TextEncoder().encode(body) }, pepper);
    return { method, url, body, headers: { authorization: `Bearer ${own.token}`, ...signature } };
  };
  const strangers = await Promise.all(
    [pepperOf(jti(other.token)), `${pepperOf('anon')} `, '', 'anon'].map((pepper) => sign(pepper)),
  );
  const replaced: Mutation = (_, { pick }) => pick(strangers);
  return {
    sign: () => sign(),
    mutations: [onHeader('x-signature'), onHeader('x-signature'), onBody, onQuery, without('x-signature'), replaced],
    right: () => Promise.all([PROFILE, LIST].map((asked) => sign(undefined, asked))),
    toEach: () => Promise.all(requests.map((asked) => sign(undefined, asked))),
  };
}

/** Requests of an operator's system, signed by RFC 9421. */
async function schemeTwo(random: Random): Promise<Scheme> {
  const { companyId, vehicleId } = await createBookableVehicle();
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const integration = await createIntegration(admin, { name: 'Mutation AB', companyId });
  const another = await createIntegration(admin, { name: 'Annan AB', companyId });
  const lock = {
    method: 'PUT',
    path: `/vehicles/${vehicleId}/occupancies/mutation`,
    body: JSON.stringify({ start: '2031-05-05T08:00:00Z', end: '2031-05-05T10:00:00Z' }),
  };
  const list = { method: 'GET', path: `/vehicles/${vehicleId}/occupancies?page=1`, body: '' };
  const requests = [lock, list, ...requestsTo('public', 'integration')];
  const sign = async (
    key: Integration = integration,
    at = clock.millis(),
    asked = random.pick(requests),
  ): Promise<Sent> => {
    const { method, path, body } = asked;
    const url = new URL(`/api/v1${path}`, publicOrigin());
    return {
      method,
      url,
      body,
      headers: await signAsIntegration({ method, url, body: new TextEncoder().encode(body) }, key, at),
    };
  };
  const names = ['content-digest', 'signature-input', 'signature'];
  const foreign = await Promise.all([
    sign({ ...integration, secret: another.secret }),
    sign({ ...another, secret: integration.secret }),
    sign(integration, clock.millis() - 400_000),
    sign(integration, clock.millis() + 3_600_000),
  ]);
  const spliced = await sign();
  const mutations: Mutation[] = [
    onHeader(...names),
    onHeader(...names),
    onHeader(...names),
    onBody,
    onQuery,
    without(...names),
    (_, { pick }) => pick(foreign),
    // A part of one signature inserted into another.
    (sent, { pick }) => {
      const name = pick(['signature-input', 'signature']);
      return { ...sent, headers: { ...sent.headers, [name]: spliced.headers[name]! } };
    },
    (sent, { pick }) => ({
      ...sent,
      method: pick(['PUT', 'DELETE', 'GET'].filter((method) => method !== sent.method)),
    }),
    (sent) => ({ ...sent, url: new URL(sent.url.href.replace('/occupancies', '/Occupancies')) }),
    (sent) => ({ ...sent, headers: { ...sent.headers, 'x-signature': 'a'.repeat(64) } }),
  ];
  const right = () => Promise.all([lock, list].map((asked) => sign(undefined, undefined, asked)));
  const toEach = () => Promise.all(requests.map((asked) => sign(undefined, undefined, asked)));
  return { sign: () => sign(), mutations, right, toEach };
}

/** An empty query is the same as none (RFC 9421 section 2.2.7). */
const keyOf = ({ method, url, headers, body }: Sent): string =>
  JSON.stringify([
    method,
    url.pathname,
    url.search,
    body,
    Object.entries(headers).map(([name, value]) => [name, value.trim()]),
  ]);
/** What scheme 1 covers of a request: only changes to this count as mutations. */
const coveredByOne = ({ url, headers, body }: Sent): string =>
  JSON.stringify([
    headers['x-signature']?.trim(),
    Buffer.from(signedText(new TextEncoder().encode(body), url.search)).toString('hex'),
  ]);

/**
 * S1: signs requests of both schemes to every endpoint that takes them, mutates each (its signature, or what the signature covers) and
 * sends it. The seed makes a run repeatable. Finally it sends unmutated requests, which must be accepted, or the run would prove nothing.
 */
export async function mutateSignatures(count: number, seed: number): Promise<MutationOutcome> {
  const { send } = apiWorld();
  const random = seededRandom(seed);
  const schemes = [await schemeOne(random), await schemeTwo(random)];
  const outcome: MutationOutcome = { tried: 0, accepted: [], refused: {}, changed: [] };
  const before = await checksums();

  async function tryOne(index: number): Promise<void> {
    const { sign, mutations } = schemes[index % 2]!;
    const signed = await sign();
    const sent = random.pick(mutations)(signed, random);
    const covered = index % 2 === 0 ? coveredByOne : keyOf;
    if (covered(sent) === covered(signed)) return;
    const response = await post(send, sent);
    if (!response) return;
    outcome.tried++;
    const said = await saidBy(response);
    if (!NOT_LET_IN.has(said)) outcome.accepted.push(`${said}: ${keyOf(sent)}`);
    outcome.refused[said] = (outcome.refused[said] ?? 0) + 1;
  }

  const AT_ONCE = 8;
  for (let index = 0; outcome.tried < count; index += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => tryOne(index + more)));
  outcome.changed = changedTables(before, await checksums());

  for (const { right, toEach } of schemes) {
    for (const sent of await right()) {
      const response = await post(send, sent);
      if (!response?.ok) throw new Error(`what was signed well is refused: ${await response?.text()}`);
    }
    for (const sent of await toEach()) {
      const said = await saidBy((await post(send, sent))!);
      if (NOT_LET_IN.has(said)) throw new Error(`what was signed well is refused: ${said} ${keyOf(sent)}`);
    }
  }
  return outcome;
}

async function saidBy(response: Response): Promise<string> {
  const { error = '' } = (await response.json()) as { error?: string };
  return `${response.status} ${error.replace('error.', '')}`;
}

type Send = ReturnType<typeof apiWorld>['send'];

/** Undefined if the mutation cannot be sent because no header may contain it. */
async function post(send: Send, { method, url, headers, body }: Sent): Promise<Response | undefined> {
  const withBody = method !== 'GET' && body !== '';
  let init: RequestInit;
  try {
    init = {
      method,
      headers: new Headers({ ...headers, ...(withBody ? { 'content-type': 'application/json' } : {}) }),
      ...(withBody ? { body } : {}),
    };
  } catch {
    return undefined;
  }
  return send(url.pathname + url.search, init);
}
