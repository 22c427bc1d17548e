import { beforeAll, describe, expect, it } from 'vitest';
import { publicOrigin } from '@bff/platform/env';
import { execute } from '@db/query';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import type { ActorKind } from './actors';
import { pageRows } from './matrix';
import { anApplicant } from './testing/company-subjects';
import { createPerson, givePassword, PASSWORD, type Person } from './testing/people';
import { addressOf } from './testing/probe';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase();
const { ask } = wholeApp();

/** Pages that ask for the password again if the login is older than fifteen minutes (decision 0141), whoever opens them. */
const SENSITIVE = new Set([
  'user/export',
  'user/export/data.json',
  'user/delete',
  'user/second-factor/set-up',
  'user/second-factor/codes',
  'user/second-factor/off',
  'dashboard/admin/customers/:id/sealed-record',
  'dashboard/admin/customers/create',
  'dashboard/admin/deal-customers/create',
  'dashboard/admin/transport-companies/add',
  'dashboard/admin/users/create',
  'dashboard/admin/users/invite',
  'dashboard/admin/users/edit/:id',
  'dashboard/admin/users/:id/:act',
  'dashboard/admin/users/organisations/:id',
  'dashboard/company/users/create',
  'dashboard/company/users/edit/:id',
  'dashboard/company/users/:id/:act',
  'dashboard/admin/external-integration/create',
  'dashboard/admin/external-integration/rotate/:id',
]);
const KINDS: readonly ActorKind[] = ['SYSTEM_OWNER', 'COMPANY_ADMIN', 'PRIVATE_CUSTOMER'];

describe('a login an hour old', () => {
  const people: Person[] = [];

  beforeAll(async () => {
    await seedReference(database.sequelize);
    for (const kind of KINDS) people.push(await createPerson(kind));
  });

  it('opens what is not sensitive, and nothing that is', async () => {
    const asked = new Set<string>();
    for (const { route, at, see } of pageRows)
      for (const person of people.filter(({ kind }) => see[kind] === 'allowed')) {
        const headers = await person.browser();
        await execute('UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 1 HOUR');
        const path = `/sv${addressOf(at ?? route, {})}`.replace(/\/$/, '');
        const answer = await ask(path, { headers, peer: person.address });
        if (answer.headers.get('location')?.startsWith('/sv/user/confirm?returnUrl=')) asked.add(route);
      }
    expect([...asked].sort()).toEqual([...SENSITIVE].sort());
  });

  it('is asked about with a way back to the dashboard that it was asked from', async () => {
    const person = people.find(({ kind }) => kind === 'SYSTEM_OWNER')!;
    const headers = await person.browser();
    await execute('UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 1 HOUR');
    const mainOf = async (returnUrl: string) => {
      const asked = `/sv/user/confirm?returnUrl=${encodeURIComponent(returnUrl)}`;
      const html = await (await ask(asked, { headers, peer: person.address })).text();
      // The menu around it leads there too.
      return html.slice(html.indexOf('<main'));
    };
    const backToList = 'href="/sv/dashboard/admin/users"';
    expect(await mainOf('/sv/dashboard/admin/users/edit/7?x=1')).toContain(backToList);
    expect(await mainOf('/sv/user/export')).not.toContain(backToList);
  });

  it('is renewed by the password, in a new session: the earlier cookie is no longer valid', async () => {
    const person = people.find(({ kind }) => kind === 'PRIVATE_CUSTOMER')!;
    await givePassword(person);
    const headers = await person.browser();
    await execute('UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 1 HOUR');
    const open = (of: Record<string, string>) =>
      ask('/sv/user/second-factor/set-up', { headers: of, peer: person.address });
    const confirmed = await ask('/sv/user/confirm?returnUrl=%2Fuser%2Fsecond-factor%2Fset-up', {
      method: 'POST',
      headers: { ...headers, origin: publicOrigin(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ currentPassword: PASSWORD }).toString(),
      peer: person.address,
    });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/sv/user/second-factor/set-up']);
    const session = confirmed.headers.getSetCookie().find((one) => one.startsWith(headers['cookie']!.split('=')[0]!))!;
    const cookie = session.split(';', 1)[0]!;
    expect(cookie).not.toBe(headers['cookie']);
    expect((await open({ cookie })).status).toBe(200);
    expect((await open(headers)).headers.get('location')).toMatch(/^\/sv\/auth\/login/);
  });

  it('creates no organisation, customer or company: every form that does asks first', async () => {
    const administrator = people[0]!;
    const { params } = await anApplicant.make(administrator);
    for (const path of [
      'dashboard/admin/customers/create',
      'dashboard/admin/deal-customers/create',
      'dashboard/admin/transport-companies/add',
      `dashboard/admin/applicants/reply/${params!['id']}`,
    ]) {
      const headers = await administrator.browser();
      await execute('UPDATE sessions SET authenticated_at = authenticated_at - INTERVAL 1 HOUR');
      const answer = await ask(`/sv/${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          origin: publicOrigin(),
          'sec-fetch-site': 'same-origin',
        },
        body: 'adminName=Eva&adminEmail=eva@example.se',
        peer: administrator.address,
      });
      expect(answer.headers.get('location'), path).toMatch(/^\/sv\/user\/confirm\?returnUrl=/);
    }
  });
});
