import { verify } from '@node-rs/argon2';
import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signWithPepper } from '@bussplats/api-client';
import { ENDPOINTS } from '@bff/api/endpoints';
import { pepperOf } from '@bff/api/signing/pepper';
import { publicOrigin } from '@bff/platform/env';
import { seedReference } from '@bff/seeds/reference';
import { changedTables, checksums } from '@db/testing/changed-rows';
import { useTestDatabase } from '@db/testing/test-database';
import { ACTOR_KINDS, type ActorKind } from './actors';
import { endpointRows, pageRows } from './matrix';
import type { Subject, SubjectKind } from './rows';
import { createPerson, PASSWORD, type Person } from './testing/people';
import { addressOf } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});
const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const people = new Map<ActorKind, Person>();
beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
  for (const kind of ACTOR_KINDS) people.set(kind, await createPerson(kind));
});
afterAll(stopMarket);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** How a browser marks a request that another site made it send. */
const FROM_ELSEWHERE: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: `${publicOrigin()}.evil.example` },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://evil.example/' },
];

/** Every form with a user who may send it, about a subject of theirs: forms of one kind share a subject, since none may change it. */
async function formsThatWouldBeTaken() {
  const subjects = new Map<SubjectKind, Map<ActorKind, Subject>>();
  const forms = [];
  for (const row of pageRows)
    for (const [intent, form] of Object.entries(row.forms ?? {})) {
      const who = ACTOR_KINDS.find(
        (kind) => kind !== 'visitor' && kind !== 'integration' && form.may[kind] === 'allowed',
      );
      if (!who) continue;
      const kind = form.subject ?? row.subject;
      let subject: Subject = {};
      if (kind) {
        const owner = kind.owners.includes(who) ? who : kind.owners[0];
        const made = subjects.get(kind) ?? new Map<ActorKind, Subject>();
        subject = made.get(owner) ?? (await kind.make(people.get(owner)!));
        subjects.set(kind, made.set(owner, subject));
      }
      forms.push({
        name: `/${row.route} ${intent}`,
        address: `/sv${addressOf(row.at ?? row.route, subject, row.query)}`,
        browser: await people.get(who)!.browser(),
        body: new URLSearchParams({ ...(intent ? { intent } : {}), ...form.fields, ...subject.fields }).toString(),
      });
    }
  return forms;
}

describe('another site', () => {
  it('cannot send a form of ours, however valid it is and whoever is logged in', async () => {
    const faults: string[] = [];
    const forms = await formsThatWouldBeTaken();
    expect(forms.length).toBeGreaterThan(150);
    const before = await checksums();
    for (const { name, address, browser, body } of forms)
      for (const headers of FROM_ELSEWHERE) {
        const { status } = await ask(address, { method: 'POST', headers: { ...FORM, ...browser, ...headers }, body });
        if (status !== 403) faults.push(`${name} with ${JSON.stringify(headers)}: ${status}`);
      }
    expect(faults).toEqual([]);
    expect(changedTables(before, await checksums())).toEqual([]);
  });

  it('cannot call an endpoint of the API', async () => {
    for (const { endpoint: name } of endpointRows) {
      const { method, path } = ENDPOINTS.find((one) => `${one.method} ${one.path}` === name)!;
      const url = new URL(`/api/v1${path.replace(/:\w+/g, '1')}`, publicOrigin());
      const body = method === 'GET' || method === 'DELETE' ? '' : '{}';
      const signature = await signWithPepper({ method, url, body: new TextEncoder().encode(body) }, pepperOf('anon'));
      const response = await ask(url.pathname, {
        method,
        headers: {
          ...signature,
          origin: 'https://evil.example',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body } : {}),
      });
      expect([name, response.status, response.headers.get('access-control-allow-origin')]).toEqual([name, 403, null]);
    }
  });
});

describe('whether somebody has an account', () => {
  const post = async (path: string, form: Record<string, string>) => {
    const started = performance.now();
    const response = await ask(path, { method: 'POST', headers: FORM, body: new URLSearchParams(form).toString() });
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      text,
      ms: performance.now() - started,
    };
  };
  const TIMES = 3;

  it('is not revealed by a login: the same words, and the same work', async () => {
    const known = await Promise.all(Array.from({ length: TIMES }, () => createPerson('PRIVATE_CUSTOMER')));
    const hashed = vi.mocked(verify);
    const shown = new Set<string>();
    for (const [index, { username }] of known.entries())
      for (const [kind, name] of [
        ['known', username],
        ['unknown', `ingen${index}`],
      ] as const) {
        hashed.mockClear();
        const answer = await post('/sv/auth/login', { username: name, password: `${PASSWORD}x` });
        // The work is counted, not timed: without hashing, an unknown name would be answered several times faster.
        expect([kind, hashed.mock.calls.length]).toEqual([kind, 1]);
        shown.add(`${answer.status} ${answer.text.replaceAll(name, '').replace(/nonce="[^"]*"/g, '')}`);
      }
    expect(shown.size).toBe(1);
  });

  it('is not revealed by a forgotten password', async () => {
    const customer = await createPerson('PRIVATE_CUSTOMER');
    const known = await post('/sv/auth/forgot-password', { email: `${customer.username}@test.invalid` });
    const unknown = await post('/sv/auth/forgot-password', { email: 'ingen.alls@test.invalid' });
    expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 });
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(240);
  });
});
