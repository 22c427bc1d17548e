import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@bff/api/endpoint/endpoint';
import { ENDPOINTS } from '@bff/api/endpoints';
import type { Example } from '@bff/api/openapi/examples';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { ACTOR_KINDS, type ActorKind } from './actors';
import { endpointRows } from './matrix';
import type { EndpointRow, Subject } from './rows';
import { keptExamples, shapeOfExample, Steadier } from './testing/api-examples';
import { createPerson, type Person } from './testing/people';
import { addressOf, callApi } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/**
 * The examples of the API's document are what its tests send and receive. This test makes them again from the rows of the access matrix and
 * compares them: `EXAMPLES=write` saves the new ones.
 */
const FILE = 'bff/api/openapi/examples.json';

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
});
afterAll(stopMarket);

const people = new Map<ActorKind, Person>();
async function personOf(kind: ActorKind): Promise<Person> {
  const person = people.get(kind) ?? (await createPerson(kind));
  people.set(kind, person);
  return person;
}

/** Those with most to show: an administrator can read what everybody else wrote. */
const LIKED: readonly ActorKind[] = ['PRIVATE_CUSTOMER', 'COMPANY_ADMIN', 'DRIVER', 'integration', 'visitor'];
const callerOf = ({ may, subject }: EndpointRow): ActorKind => {
  const allowed = ACTOR_KINDS.filter((kind) => may[kind] === 'allowed');
  const owning = subject ? allowed.filter((kind) => subject.owners.includes(kind)) : [];
  const fitting = owning.length > 0 ? owning : allowed;
  return LIKED.find((kind) => fitting.includes(kind)) ?? fitting[0]!;
};

/** An account to be erased must have no trip to come. */
const ERASED: Readonly<Record<string, (person: Person) => Subject>> = {
  'GET /user/erase': () => ({}),
  'GET /user/erase/:id': ({ actor }) => ({ params: { id: String(actor?.userId) } }),
  'DELETE /user/:id': ({ actor }) => ({ params: { id: String(actor?.userId) } }),
};

async function recorded(
  row: EndpointRow,
  { method, path, input, params, query: asked }: Endpoint,
  steadier: Steadier,
): Promise<Example> {
  const kind = callerOf(row);
  const erased = ERASED[row.endpoint];
  const person = erased ? await createPerson(kind) : await personOf(kind);
  const owner = row.subject?.owners.includes(kind) ? person : await personOf(row.subject?.owners[0] ?? kind);
  const subject = erased ? erased(person) : ((await row.subject?.make(owner)) ?? {});
  const query = { ...row.query, ...subject.query };
  const body = input ? (row.body ?? subject.body ?? {}) : undefined;
  const answered = await callApi(ask, person, method, addressOf(path.slice(1), subject, query), body);
  const own = Object.keys({ ...params?.shape, ...asked?.shape });
  const parameters = Object.entries({ ...subject.params, ...query })
    .filter(([name]) => own.includes(name))
    .map(([name, value]) => [name, steadier.parameter(value, name)]);
  return {
    request: {
      ...(parameters.length > 0 ? { parameters: Object.fromEntries(parameters) as Record<string, string> } : {}),
      ...(body === undefined ? {} : { body: steadier.steady(body) }),
    },
    status: answered.status,
    answer: steadier.steady(JSON.parse(Buffer.from(answered.body, 'latin1').toString())),
  };
}

/** Lists come last, when they have rows. */
const isList = (endpoint: string) => endpoint.startsWith('GET') && !endpoint.includes(':');

describe('the examples of the document', () => {
  it("are what the API answers to its tests' requests", async () => {
    const steadier = new Steadier(Date.now());
    const made: Record<string, Example> = {};
    const refused: string[] = [];
    const rows = [...endpointRows].sort((a, b) => Number(isList(a.endpoint)) - Number(isList(b.endpoint)));
    for (const row of rows) {
      const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === row.endpoint)!;
      const example = await recorded(row, endpoint, steadier);
      if (example.status !== endpoint.status) refused.push(`${row.endpoint}: ${JSON.stringify(example.answer)}`);
      made[endpoint.operationId] = example;
    }
    expect(refused).toEqual([]);
    const inOrder = Object.fromEntries(ENDPOINTS.map(({ operationId }) => [operationId, made[operationId]!]));
    const kept = keptExamples(FILE, inOrder);
    const shapes = (examples: Record<string, Example>) =>
      Object.fromEntries(Object.entries(examples).map(([id, example]) => [id, shapeOfExample(example)]));
    expect(shapes(kept)).toEqual(shapes(inOrder));
  });
});
