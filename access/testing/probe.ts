import { signAsIntegration, signWithPepper } from '@bussplats/api-client';
import { pepperOf } from '@bff/api/signing/pepper';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { HOMES } from '../actors';
import type { Outcome } from '../outcomes';
import type { Subject } from '../rows';
import type { Person } from './people';
import type { wholeApp } from './whole-app';

type Ask = ReturnType<typeof wholeApp>['ask'];

export interface Met {
  /** The outcome, or the status if it is not one. */
  outcome: Outcome | number;
  status: number;
  location: string | null;
  /** `Content-Disposition` of a download. */
  disposition: string | null;
  /** The address redirected to, without the locale. */
  ledTo?: string;
  body: string;
}

const LOGIN = /^\/sv\/auth\/login\?returnUrl=/;

/** Half a surrogate pair cannot be encoded in an address. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** The address of a route: `/sv/booking/details/12345674`. */
export function addressOf(route: string, subject: Subject, query: Readonly<Record<string, string>> = {}): string {
  const path = route.replace(/:(\w+)/g, (_, name: string) => encoded(subject.params?.[name] ?? `no-${name}`));
  const search = new URLSearchParams({ ...query, ...subject.query }).toString();
  return `/${path.replace(/\/?\*$/, '')}${search ? `?${search}` : ''}`;
}

async function signed(person: Person, method: string, path: string, body: string): Promise<Record<string, string>> {
  if (!person.integration) return {};
  const url = new URL(path, publicOrigin());
  return signAsIntegration({ method, url, body: new TextEncoder().encode(body) }, person.integration, clock.millis());
}

async function met(response: Response, person: Person, read: boolean): Promise<Met> {
  const location = response.headers.get('location');
  const { status } = response;
  const disposition = response.headers.get('content-disposition');
  const answer = { status, location, disposition, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  const isRedirect = status === 302 || status === 303;
  if (isRedirect && LOGIN.test(location ?? '')) return { ...answer, outcome: 'login' };
  const home = HOMES[person.kind] === '/' ? '/sv' : `/sv${HOMES[person.kind]}`;
  if (read && isRedirect && location === home) return { ...answer, outcome: 'home' };
  if (status === 403) return { ...answer, outcome: 'forbidden' };
  if (status === 404) return { ...answer, outcome: 'notFound' };
  return { ...answer, outcome: status };
}

/** Opens a page as that person. A redirect (from a refused file, a settled payment) is followed once. */
export async function openPage(ask: Ask, person: Person, address: string): Promise<Met> {
  const path = `/sv${address}`.replace(/\/(?=\?|$)/, '');
  const open = async (at: string) => {
    const headers = { ...(await person.browser()), ...(await signed(person, 'GET', at, '')) };
    return met(await ask(at, { headers, peer: person.address }), person, true);
  };
  const answer = await open(path);
  if (answer.outcome !== 302 || !answer.location?.startsWith('/')) return answer;
  return { ...(await open(answer.location)), ledTo: answer.location.replace(/^\/sv/, '') };
}

/** Sends a form as that person's browser does. */
export async function sendForm(
  ask: Ask,
  person: Person,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Met> {
  const path = `/sv${address}`.replace(/\/(?=\?|$)/, '');
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: publicOrigin(),
    'sec-fetch-site': 'same-origin',
    ...(await person.browser()),
    ...(await signed(person, 'POST', path, body)),
  };
  return met(await ask(path, { method: 'POST', headers, body, peer: person.address }), person, false);
}

/** Calls the API as that person: a user with token and scheme 1, an integration with scheme 2, a visitor with the anonymous pepper. */
export async function callApi(ask: Ask, person: Person, method: string, address: string, body: unknown): Promise<Met> {
  const path = `/api/v1${address}`;
  const text = body === undefined ? '' : JSON.stringify(body);
  const url = new URL(path, publicOrigin());
  const token = await person.token();
  const bytes = new TextEncoder().encode(text);
  const headers: Record<string, string> = {
    ...(text ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(person.organisationId ? { 'x-organization-id': String(person.organisationId) } : {}),
    ...(person.integration
      ? await signed(person, method, path, text)
      : await signWithPepper({ method, url, body: bytes }, pepperOf('anon'))),
  };
  const answer = await met(
    await ask(path, { method, headers, peer: person.address, ...(text ? { body: text } : {}) }),
    person,
    false,
  );
  if (answer.status === 401) return { ...answer, outcome: 'login' };
  if (answer.status === 400 && answer.body.includes('"errorCode":113')) return { ...answer, outcome: 'unsigned' };
  return answer;
}
