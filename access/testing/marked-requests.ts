import { signAsIntegration, signWithPepper } from '@bussplats/api-client';
import { pepperOf } from '@bff/api/signing/pepper';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { ACTOR_KINDS, type ActorKind } from '../actors';
import { type Screen } from '../../app/screen';
import { screens } from '../../app/screens';
import { endpointRows, pageRows } from '../matrix';
import type { Outcomes } from '../outcomes';
import type { Subject, SubjectKind } from '../rows';
import { MARK_IN_ADDRESS as MARK, markedBody, markedFields } from './marks';
import { createPerson, type Person } from './people';
import { addressOf } from './probe';
import { type wholeApp } from './whole-app';

type Init = NonNullable<Parameters<ReturnType<typeof wholeApp>['ask']>[1]>;

export interface MarkedRequest {
  name: string;
  path: string;
  /** `data`: what a page requests when it is opened within a dashboard. `write`: a form, or an endpoint that changes something. */
  kind: 'read' | 'data' | 'write';
  /** Made when it is sent: signatures expire within minutes. */
  init: () => Promise<Init>;
}

export interface MarkedRequests {
  requests: MarkedRequest[];
  /** Sessions, bearer tokens and one-time secrets in addresses: they may appear in no log, page or mail of anybody else. */
  secrets: string[];
}

const pathOf = (address: string) => `/sv${address}`.replace(/\/(?=\?|$)/, '');
const secretParamsOf = new Map(Object.values<Screen>(screens).map(({ path, secretParams = [] }) => [path, secretParams])); // prettier-ignore

/**
 * A request to every page, one for its data, one with every form and one to every endpoint, by somebody with access, with marks wherever
 * possible; limited to the given kinds.
 */
export async function markedRequests(kinds: readonly MarkedRequest['kind'][]): Promise<MarkedRequests> {
  const requests: MarkedRequest[] = [];
  const secrets: string[] = [];
  const readers = new Map<ActorKind, Person>();

  /** Reading can share a person; forms that end a login, for instance, get one of their own. */
  const personOf = async (kind: ActorKind, isAlone: boolean): Promise<Person> => {
    const person = isAlone ? await createPerson(kind) : (readers.get(kind) ?? (await createPerson(kind)));
    if (!isAlone) readers.set(kind, person);
    return person;
  };

  const whoMay = async (may: Outcomes, kind: SubjectKind | undefined, isAlone: boolean) => {
    const owners: readonly ActorKind[] = kind?.owners ?? ACTOR_KINDS;
    const may1 = (one: ActorKind) => may[one] === 'allowed';
    const person = await personOf(owners.find(may1) ?? ACTOR_KINDS.find(may1) ?? 'visitor', isAlone);
    // A reader whose kind cannot own the subject gets somebody else's.
    const owner = kind && !kind.owners.includes(person.kind) ? await personOf(kind.owners[0], isAlone) : person;
    const subject: Subject = kind ? await kind.make(owner) : {};
    return { person, subject };
  };

  const browserOf = async (person: Person): Promise<Record<string, string>> => {
    const headers = await person.browser();
    if (headers['cookie']) secrets.push(headers['cookie'].replace(/^[^=]+=/, ''));
    return headers;
  };

  const keepSecrets = (route: string, { params }: Subject) => {
    for (const name of secretParamsOf.get(route) ?? []) secrets.push(params?.[name] ?? MARK);
  };

  for (const row of pageRows) {
    const at = row.at ?? row.route;
    if (kinds.includes('read') || kinds.includes('data')) {
      const { person, subject } = await whoMay(row.see, row.subject, false);
      keepSecrets(row.route, subject);
      const headers = await browserOf(person);
      const referer = `${publicOrigin()}/sv/auth/invitation/${MARK}`;
      const path = pathOf(addressOf(at, subject, { ...row.query, text: MARK }));
      const init = () => Promise.resolve({ headers: { ...headers, referer }, peer: person.address });
      requests.push({ name: `GET /${at}`, path, kind: 'read', init });
      const data = path.replace(/(?=\?)|$/, '.data').replace(/^\/sv\.data/, '/sv/_root.data');
      requests.push({ name: `GET /${at} (data)`, path: data, kind: 'data', init });
    }
    for (const [intent, form] of Object.entries(kinds.includes('write') ? (row.forms ?? {}) : {})) {
      const sender = await whoMay(form.may, form.subject ?? row.subject, true);
      keepSecrets(row.route, sender.subject);
      const fields = markedFields({ ...(intent ? { intent } : {}), ...form.fields, ...sender.subject.fields });
      const sent = {
        method: 'POST',
        peer: sender.person.address,
        headers: {
          ...(await browserOf(sender.person)),
          'content-type': 'application/x-www-form-urlencoded',
          origin: publicOrigin(),
        },
        body: new URLSearchParams(fields).toString(),
      };
      requests.push({
        name: `POST /${at} ${intent}`,
        path: pathOf(addressOf(at, sender.subject, row.query)),
        kind: 'write',
        init: () => Promise.resolve(sent),
      });
    }
  }

  for (const row of endpointRows) {
    const [method = 'GET', route = ''] = row.endpoint.split(' ');
    const kind = method === 'GET' ? 'read' : 'write';
    if (!kinds.includes(kind)) continue;
    const { person, subject } = await whoMay(row.may, row.subject, method !== 'GET');
    const path = `/api/v1${addressOf(route.slice(1), subject, row.query)}`;
    const token = await person.token();
    if (token) secrets.push(token);
    const body = method === 'GET' ? undefined : (subject.body ?? row.body);
    requests.push({
      name: row.endpoint,
      path,
      kind,
      init: () => signedRequest(person, token, method, path, body),
    });
  }
  return { requests: [...requests, ...beside()].filter(({ kind }) => kinds.includes(kind)), secrets };
}

async function signedRequest(
  person: Person,
  token: string | undefined,
  method: string,
  path: string,
  given: unknown,
): Promise<Init> {
  // prettier-ignore
  const body = given === undefined ? '' : JSON.stringify(markedBody(given));
  const request = { method, url: new URL(path, publicOrigin()), body: new TextEncoder().encode(body) };
  return {
    method,
    peer: person.address,
    ...(body ? { body } : {}),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(person.organisationId ? { 'x-organization-id': String(person.organisationId) } : {}),
      ...(person.integration
        ? await signAsIntegration(request, person.integration, clock.millis())
        : await signWithPepper(request, pepperOf('anon'))),
    },
  };
}

/** What is served beside the screens and endpoints, or not at all. */
function beside(): MarkedRequest[] {
  const event = JSON.stringify({
    id: 'evt_1',
    type: MARK,
    data: { object: { customer_email: `${MARK}@test.invalid` } },
  });
  const get = (path: string): MarkedRequest => ({
    name: `GET ${path}`,
    path,
    kind: 'read',
    init: () => Promise.resolve({}),
  });
  return [
    get(`/sv/places.json?q=${MARK}`),
    get(`/sv/${MARK}/${MARK}`),
    get(`/api/v1/${MARK}`),
    get(`/images/${'0'.repeat(64)}.png?${MARK}`),
    {
      name: 'POST /webhooks/stripe',
      path: '/webhooks/stripe',
      kind: 'write',
      init: () =>
        Promise.resolve({
          method: 'POST',
          body: event,
          headers: { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${MARK}` },
        }),
    },
  ];
}
