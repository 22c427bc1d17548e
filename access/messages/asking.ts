import { signAsIntegration, signWithPepper } from '@bussplats/api-client';
import { pepperOf } from '@bff/api/signing/pepper';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { versionShown } from '../testing/forms-in-page';
import type { Person } from '../testing/people';
import type { wholeApp } from '../testing/whole-app';
import type { Language } from './simple-cases';

type Ask = ReturnType<typeof wholeApp>['ask'];

interface Call {
  body?: unknown;
  headers?: Record<string, string>;
  /** The token to use; by default the person's newest. */
  token?: string | undefined;
}

/** Sends requests as different people, in one language, by the API or the pages. */
export interface Asking {
  language: Language;
  call: (person: Person | undefined, method: string, path: string, call?: Call) => Promise<Response>;
  open: (person: Person, path: string) => Promise<Response>;
  send: (person: Person, path: string, fields: Readonly<Record<string, string>> | URLSearchParams) => Promise<Response>;
  /** Sends a form that has only files; undefined means none is chosen. */
  upload: (person: Person, path: string, files: Readonly<Record<string, Uint8Array | undefined>>) => Promise<Response>;
}

export function asking(ask: Ask, language: Language): Asking {
  const shown = async (person: Person, path: string, init: Parameters<Ask>[1] = {}): Promise<Response> => {
    const cookies = await person.browser();
    const headers = { ...cookies, ...init.headers };
    const answer = await ask(`/${language}${path}`, { ...init, headers, peer: person.address });
    const location = answer.headers.get('location');
    if (!location || answer.status >= 400) return answer;
    // A message shown on the next page (flash).
    const cookie = [headers['cookie'], ...answer.headers.getSetCookie().map((line) => line.split(';')[0])]
      .filter(Boolean)
      .join('; ');
    return ask(location, { headers: { cookie }, peer: person.address });
  };
  return {
    language,
    async call(person, method, path, { body, headers = {}, token } = {}) {
      const at = `/api/v1${path}`;
      const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
      const request = { method, url: new URL(at, publicOrigin()), body: new TextEncoder().encode(text) };
      const bearer = token ?? (await person?.token());
      return ask(at, {
        method,
        peer: person?.address ?? '192.0.2.9',
        headers: {
          'accept-language': language,
          ...(text ? { 'content-type': 'application/json' } : {}),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(person?.organisationId ? { 'x-organization-id': String(person.organisationId) } : {}),
          ...(person?.integration
            ? await signAsIntegration(request, person.integration, clock.millis())
            : await signWithPepper(request, pepperOf('anon'))),
          ...headers,
        },
        ...(text ? { body: text } : {}),
      });
    },
    open: (person, path) => shown(person, path),
    send: (person, path, fields) =>
      shown(person, path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: publicOrigin(),
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams(fields).toString(),
      }),
    upload: async (person, path, files) => {
      const body = new FormData();
      const page = await (await shown(person, path)).text();
      for (const [name, value] of Object.entries(versionShown(page, ''))) body.set(name, value);
      for (const [field, file] of Object.entries(files))
        body.set(field, new File(file ? [new Uint8Array(file)] : [], file ? 'picture' : ''));
      return shown(person, path, { method: 'POST', headers: { origin: publicOrigin() }, body });
    },
  };
}
