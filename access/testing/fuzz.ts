import { signAsIntegration, signWithPepper } from '@bussplats/api-client';
import { ENDPOINTS } from '@bff/api/endpoints';
import { pepperOf } from '@bff/api/signing/pepper';
import { mutateText, type Random, seededRandom } from '@bff/api/testing/seeded-random';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { ACTOR_KINDS, type ActorKind } from '../actors';
import { endpointRows, pageRows } from '../matrix';
import { open, type Outcomes } from '../outcomes';
import type { Subject, SubjectKind } from '../rows';
import { naughtyText, spoilFields, spoilJson } from './naughty';
import { createPerson, type Person } from './people';
import { addressOf } from './probe';

interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}
export type Shoot = (path: string, init: Omit<Shot, 'path'>) => Promise<Response>;

interface Target {
  name: string;
  may: Outcomes;
  subject: SubjectKind | undefined;
  aim: (person: Person, subject: Subject, random: Random) => Promise<Shot>;
}

/** Names that pages read from their query. */
const QUERY_NAMES = ['page', 'pageSize', 'sort', 'order', 'when', 'text', 'q', 'search', 'returnUrl', 'type', 'from', 'to', 'status', 'role', 'stop', 'tripType', 'departure', 'return', 'adults', 'order', 'offer', 'session_id', 'language', '_routes', 'index', 'edit', 'expand', 'dwell']; // prettier-ignore

function spoilQuery(address: string, random: Random): string {
  const url = new URL(address, 'http://self.invalid');
  for (let times = random.below(4); times > 0; times--)
    url.searchParams.append(random.pick(QUERY_NAMES), naughtyText(random).slice(0, 2_000));
  return (url.pathname + url.search).slice(0, 8_000);
}

const spoilParams = (subject: Subject, random: Random): Subject =>
  random.below(3) > 0 || !subject.params
    ? subject
    : {
        ...subject,
        params: Object.fromEntries(
          Object.entries(subject.params).map(([name, text]) => [
            name,
            random.below(2) ? naughtyText(random).slice(0, 500) : text,
          ]),
        ),
      };

const path = (address: string) => `/sv${address}`.replace(/\/(?=\?|$)/, '');
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

function pageTargets(): Target[] {
  return pageRows.flatMap((row) => {
    const at = row.at ?? row.route;
    const page: Target = {
      name: `GET /${at}`,
      may: row.see,
      subject: row.subject,
      aim: async (person, subject, random) => ({
        method: 'GET',
        path: spoilQuery(path(addressOf(at, spoilParams(subject, random), row.query)), random),
        headers: await person.browser(),
      }),
    };
    const forms = Object.entries(row.forms ?? {}).map(([intent, form]): Target => ({
      name: `POST /${at} ${intent}`,
      may: form.may,
      subject: form.subject ?? row.subject,
      aim: async (person, subject, random) => {
        const fields = { ...(intent ? { intent } : {}), ...form.fields, ...subject.fields };
        const body = new URLSearchParams(spoilFields(fields, random)).toString().slice(0, 900_000);
        const address = path(addressOf(at, spoilParams(subject, random), row.query));
        return {
          method: 'POST',
          path: address,
          headers: { ...FORM_TYPE, origin: publicOrigin(), ...(await person.browser()) },
          body,
        };
      },
    }));
    return [page, ...forms];
  });
}

const headerText = (random: Random): string =>
  naughtyText(random)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 300);
/** In one of so many requests, a header with an unsuitable value. */
const sometimes = (random: Random, one: number, name: string): Record<string, string> =>
  random.below(one) === 0 ? { [name]: headerText(random) } : {};

const apiHeaders = async (person: Person, method: string, target: string, text: string, random: Random) => {
  const request = { method, url: new URL(target, publicOrigin()), body: new TextEncoder().encode(text) };
  const token = await person.token();
  return {
    ...(text ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'accept-language': 'sv',
    // A traffic controller names the organisation; without it no request is answered.
    ...(person.organisationId === null ? {} : { 'x-organization-id': String(person.organisationId) }),
    ...sometimes(random, 6, 'accept-language'),
    ...sometimes(random, 12, 'x-organization-id'),
    ...sometimes(random, 6, 'idempotency-key'),
    ...sometimes(random, 6, 'if-match'),
    ...sometimes(random, 30, 'content-type'),
    ...sometimes(random, 30, 'authorization'),
    ...(person.integration
      ? await signAsIntegration(request, person.integration, clock.millis())
      : await signWithPepper(request, pepperOf('anon'))),
  };
};

function endpointTargets(): Target[] {
  return endpointRows.flatMap((row) => {
    const endpoint = ENDPOINTS.find(({ method, path: at }) => `${method} ${at}` === row.endpoint);
    if (!endpoint) return [];
    const { method, path: at, input } = endpoint;
    return {
      name: row.endpoint,
      may: row.may,
      subject: row.subject,
      aim: async (person, subject, random) => {
        const target = spoilQuery(`/api/v1${addressOf(at.slice(1), spoilParams(subject, random), row.query)}`, random);
        const spoiled = input || random.below(10) === 0 ? spoilJson(row.body ?? subject.body, random) : undefined;
        const json = method === 'GET' || spoiled === undefined ? '' : (JSON.stringify(spoiled) ?? '');
        const text = json && random.below(12) === 0 ? mutateText(json, random) : json;
        // As sent: a malformed address goes out as fetch would write it.
        const url = new URL(target, publicOrigin());
        return {
          method,
          path: url.pathname + url.search,
          headers: await apiHeaders(person, method, url.pathname + url.search, text, random),
          ...(text ? { body: text } : {}),
        };
      },
    };
  });
}

/** What is served beside the pages and endpoints: it has no row in the matrix, being open to everybody. */
function besideTargets(): Target[] {
  const get = (name: string, aim: (random: Random) => string): Target => ({
    name: `GET ${name}`,
    may: open,
    subject: undefined,
    aim: (_person, _subject, random) => Promise.resolve({ method: 'GET', path: spoilQuery(aim(random), random), headers: sometimes(random, 2, 'accept-language') }), // prettier-ignore
  });
  const segment = (random: Random) => addressOf(':it', { params: { it: naughtyText(random).slice(0, 500) } }).slice(1);
  return [
    get('/places.json', (random) => `/sv/places.json?q=${segment(random)}`),
    get('/api/docs', (random) => `/api/docs?language=${segment(random)}`),
    get('/api/v1/openapi.json', () => '/api/v1/openapi.json'),
    get('/healthz', () => '/healthz'),
    get('/readyz', () => '/readyz'),
    get('/assets', (random) => `/assets/${segment(random)}`),
    get('what is not there', (random) => `/sv/${segment(random)}/${segment(random)}`),
    get('what the API does not have', (random) => `/api/v1/${segment(random)}`),
    {
      name: 'POST /webhooks/stripe',
      may: open,
      subject: undefined,
      aim: (_person, _subject, random) =>
        Promise.resolve({
          method: 'POST',
          path: '/webhooks/stripe',
          headers: {
            'content-type': 'application/json',
            'stripe-signature': `t=${Math.floor(clock.millis() / 1_000)},v1=${'0'.repeat(64)}`,
            ...sometimes(random, 2, 'stripe-signature'),
            ...sometimes(random, 6, 'content-type'),
          },
          body: JSON.stringify(spoilJson({ id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } }, random)) ?? '', // prettier-ignore
        }),
    },
  ];
}

const allTargets = (): Target[] => [...pageTargets(), ...endpointTargets(), ...besideTargets()];
/** The number of pages, forms, endpoints and other addresses. */
export const targetCount = (): number => allTargets().length;

export interface FuzzOutcome {
  shots: number;
  /** How often each status occurred. */
  statuses: Record<string, number>;
  /** Violations: 5xx, a slow answer, a connection error. */
  faults: string[];
  slowest: { name: string; ms: number };
}

interface FuzzOptions {
  seed: number;
  enough: (shots: number) => boolean;
  /** Called after every page, form and endpoint had its turn. */
  onRound?: (shots: number) => void;
  /** Pages, forms and endpoints to skip, by name. */
  leaveOut?: (name: string) => boolean;
}

const SLOW_MS = 5_000;
/** People are replaced now and then, because fuzzing locks and ends accounts. */
const PEOPLE_LAST = 150;

/**
 * F1: sends every page, form and endpoint of the matrix unsuitable values, mostly as somebody with access, until `enough` says so. The seed
 * makes it repeatable as far as timing allows.
 */
export async function fuzz(
  shoot: Shoot,
  { seed, enough, onRound, leaveOut = () => false }: FuzzOptions,
): Promise<FuzzOutcome> {
  const random = seededRandom(seed);
  const targets = allTargets().filter(({ name }) => !leaveOut(name));
  const outcome: FuzzOutcome = { shots: 0, statuses: {}, faults: [], slowest: { name: '', ms: 0 } };
  let people = new Map<ActorKind, Person>();

  const person = async (kind: ActorKind) => {
    const known = people.get(kind) ?? (await createPerson(kind));
    people.set(kind, known);
    return known;
  };

  const callerOf = async (target: Target) => {
    const allowed = ACTOR_KINDS.filter((kind) => target.may[kind] === 'allowed');
    const who = await person(
      random.below(8) > 0 && allowed.length > 0 ? random.pick(allowed) : random.pick(ACTOR_KINDS),
    );
    const owner =
      target.subject && !target.subject.owners.includes(who.kind) ? await person(target.subject.owners[0]) : who;
    return { who, subject: target.subject ? await target.subject.make(owner) : {} };
  };

  while (!enough(outcome.shots)) {
    if (outcome.shots % PEOPLE_LAST < targets.length && random.below(PEOPLE_LAST) < targets.length) people = new Map();
    for (const target of targets) {
      if (enough(outcome.shots)) break;
      const { who, subject } = await callerOf(target).catch(() => {
        // An account waiting to be deleted can do nothing more; and a factory's next number may already have been drawn.
        people = new Map();
        return callerOf(target);
      });
      const { path: at, ...init } = await target.aim(who, subject, random);
      outcome.shots++;
      const started = performance.now();
      const describe = () =>
        `${target.name} as ${who.kind}: ${init.method} ${at.slice(0, 400)} ${init.body?.slice(0, 600) ?? ''}`;
      try {
        const response = await shoot(at, init);
        await response.arrayBuffer();
        const { status } = response;
        outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
        if (status >= 500) outcome.faults.push(`${status} ${describe()}`);
      } catch (error) {
        outcome.faults.push(`${String(error)} ${describe()}`);
      }
      const ms = performance.now() - started;
      if (ms > outcome.slowest.ms) outcome.slowest = { name: target.name, ms };
      if (ms > SLOW_MS) outcome.faults.push(`${ms.toFixed(0)} ms ${describe()}`);
    }
    onRound?.(outcome.shots);
  }
  return outcome;
}
