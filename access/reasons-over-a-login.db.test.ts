import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicOrigin } from '@bff/platform/env';
import { seedReference } from '@bff/seeds/reference';
import { Session } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { ACTOR_KINDS } from './actors';
import { pageRows } from './matrix';
import { createPerson } from './testing/people';
import { addressOf } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

const database = useTestDatabase({ pool: 10 });
const { ask } = wholeApp();

beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
});
afterAll(stopMarket);

const REASON = 'Skäl som skrevs innan inloggningen gick ut';
/** What confirmations ask for (app/screens/confirmation.ts). */
const ASKED = ['reason', 'reference'] as const;

it('a typed reason is restored after a login', async () => {
  const kept: string[] = [];
  const lost: string[] = [];
  for (const row of pageRows)
    for (const [intent, form] of Object.entries(row.forms ?? {})) {
      const who = ACTOR_KINDS.find((kind) => row.see[kind] === 'allowed' && form.may[kind] === 'allowed');
      const kind = form.subject ?? row.subject;
      if (!who || !kind) continue;
      const person = await createPerson(who);
      const about = await kind.make(kind.owners.includes(who) ? person : await createPerson(kind.owners[0]));
      const field = ASKED.find((name) => about.fields?.[name] !== undefined);
      if (!field) continue;
      const at = `/sv${addressOf(row.at ?? row.route, about, row.query)}`;
      const headers = { ...(await person.browser()), origin: publicOrigin() };
      const open = async () => (await ask(at, { headers, peer: person.address })).text();
      // Made only for some subjects: their other forms ask for none.
      if (!new RegExp(`<(?:input|textarea)[^>]* name="${field}"`).test(await open())) continue;
      const fields = [...(intent ? [['intent', intent]] : []), [field, REASON]] as [string, string][];
      await Session.update(
        { data: { draft: { path: at, fields } } },
        { where: { id: await Session.max<number, Session>('id') } },
      );
      ((await open()).includes(REASON) ? kept : lost).push(`/${row.route} ${intent}`);
    }
  expect(lost).toEqual([]);
  // Those of companies, buses, organisations, applicants, payments, refunds and messages at least.
  expect(kept.length).toBeGreaterThan(8);
}, 120_000);
