import '../../scripts/support/script-env';
import { withDatabase } from '../../scripts/support/script-database';
import { ACTOR_KINDS, type ActorKind } from '../../access/actors';
import { pageRows } from '../../access/matrix';
import { createPerson, type Person } from '../../access/testing/people';
import { addressOf } from '../../access/testing/probe';
import { startMarket, stopMarket } from '../../access/testing/subjects';
import type { DashboardPage } from './dashboard-pages';

/**
 * For each given route, a user who may see it and its subject, made as in the access table, in the database of `DATABASE_URL`; printed as
 * one line of JSON. A separate program, because the product reads its environment once.
 */
const routes = process.argv.slice(2);
const people = new Map<ActorKind, Promise<Person>>();
const personOf = (kind: ActorKind): Promise<Person> => {
  const person = people.get(kind) ?? createPerson(kind);
  people.set(kind, person);
  return person;
};

async function pageOf(route: string): Promise<DashboardPage> {
  const row = pageRows.find((one) => one.route === route);
  if (!row) throw new Error(`the table of access has no row for ${route}`);
  const { subject, query } = row;
  const who = ACTOR_KINDS.find((kind) => row.see[kind] === 'allowed' && (!subject || subject.owners.includes(kind)));
  const reader = who ?? ACTOR_KINDS.find((kind) => row.see[kind] === 'allowed')!;
  const person = await personOf(reader);
  const made = subject ? await subject.make(who ? person : await personOf(subject.owners[0])) : {};
  const { cookie = '' } = await person.browser();
  return { route, address: addressOf(row.at ?? route, made, query), cookie };
}

await withDatabase(async () => {
  await startMarket();
  const pages: DashboardPage[] = [];
  for (const route of routes) pages.push(await pageOf(route));
  await stopMarket();
  console.log(JSON.stringify(pages));
});
