import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSettings } from '@bff/domain/settings';
import { publicOrigin } from '@bff/platform/env';
import { execute } from '@db/query';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { pageRows } from './matrix';
import { createPerson, type Person } from './testing/people';
import { addressOf } from './testing/probe';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase();
const { ask } = wholeApp();

/** What is open to staff who must set up a second factor; texts are public, and news of a shared trip are for anybody with its link. */
const OPEN = /^\/(user\/(second-factor|confirm)|auth\/logout|cookies|texts|trip\/[^/]+\/live)([/?]|$)/;
const SET_UP = '/sv/user/second-factor';

const routes = [...new Set(pageRows.map((row) => addressOf(row.at ?? row.route, {}, row.query)))];

describe('if staff must have a second factor', () => {
  let admin: Person;
  let customer: Person;

  beforeAll(async () => {
    await seedReference(database.sequelize);
    await execute("UPDATE settings SET value = 'true' WHERE setting_key = 'staffNeedSecondFactor'");
    forgetSettings();
    [admin, customer] = [await createPerson('SYSTEM_ADMIN'), await createPerson('PRIVATE_CUSTOMER')];
  });
  afterAll(forgetSettings);

  const open = async (person: Person, path: string, init: RequestInit = {}) => {
    const headers = { ...(await person.browser()), ...(init.headers as Record<string, string>) };
    return ask(`/sv${path}`.replace(/\/$/, ''), { ...init, headers, peer: person.address });
  };

  it.each(routes)('%s redirects staff without one to its setup, or is part of that', async (path) => {
    const answer = await open(admin, path);
    if (OPEN.test(path)) expect([200, 302, 404]).toContain(answer.status);
    else expect([answer.status, answer.headers.get('location')]).toEqual([302, SET_UP]);
  });

  it('accepts no form of theirs elsewhere', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: publicOrigin() };
    const answer = await open(admin, '/user/profile', { method: 'POST', body: 'intent=language&language=en', headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, SET_UP]);
  });

  it('does not affect customers', async () => {
    expect((await open(customer, '/user/profile')).status).toBe(200);
  });
});
