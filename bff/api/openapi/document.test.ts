import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { TAGS } from '../endpoint/endpoint';
import { refusalsByStatus } from '../endpoint/refusals';
import { ENDPOINTS } from '../endpoints';
import type { ApiDocument } from '../testing/document-client';
import { openApiDocument, openApiPath } from './document';
import { exampleOf } from './examples';
import allExamples from './examples.json';
import { propertyMeanings } from './vocabulary/properties';
import { schemaMeanings } from './vocabulary/schemas';

type Json = Record<string, unknown>;
const document = openApiDocument(ENDPOINTS, 'en') as unknown as ApiDocument & {
  tags: { name: string; description: string }[];
  webhooks: Json;
};
const { components } = document;
const operations = ENDPOINTS.map((endpoint) => ({
  endpoint,
  operation: document.paths[openApiPath(endpoint.path)]![endpoint.method.toLowerCase()]! as unknown as Json & {
    operationId: string;
  },
}));

/** Every object in a document, with its path. */
function* within(value: unknown, at: readonly string[] = []): Generator<{ at: readonly string[]; part: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { at, part: value as Json };
  for (const [key, inner] of Object.entries(value)) if (!/^examples?$/.test(key)) yield* within(inner, [...at, key]);
}
const everything = [...within(document)];

describe('the OpenAPI document', () => {
  it('has references that resolve', () => {
    for (const { at, part } of everything) {
      const ref = part['$ref'];
      if (typeof ref !== 'string') continue;
      const found = ref.replace('#/', '').split('/').reduce<unknown>((value, key) => (value as Json)[key], document); // prettier-ignore
      expect([at.join('.'), found]).toEqual([at.join('.'), expect.any(Object)]);
    }
  });

  it('names every object, so that none is written twice', () => {
    const nameless = everything.filter(({ at, part }) => {
      const isNamed = at.length === 3 && at[0] === 'components' && at[1] === 'schemas';
      // The wrapper of an answer: {"data": …}.
      const isWrapping = at.at(-1) === 'schema' && Object.keys(part['properties'] ?? {}).join() === 'data';
      return part['type'] === 'object' && 'properties' in part && !isNamed && !isWrapping;
    });
    expect(nameless.map(({ at }) => at.join('.'))).toEqual([]);
    const meanings = Object.entries(components.schemas).map(([name, schema]) => {
      const { description: _description, ...shape } = schema as Json;
      return [JSON.stringify(shape, (key, value: unknown) => (key === 'description' ? undefined : value)), name];
    });
    const alike = meanings.filter(([shape], index) => meanings.findIndex(([other]) => other === shape) !== index);
    expect(alike.map(([, name]) => name)).toEqual([]);
  });

  it('writes shared refusals once', () => {
    const inline = operations.flatMap(({ operation }) =>
      Object.entries(operation['responses'] as Record<string, Json>)
        .filter(([status, response]) => Number(status) >= 400 && !('$ref' in response))
        .map(([, response]) => JSON.stringify(response)),
    );
    expect(new Set(inline).size).toBe(inline.length);
  });

  it('has a schema for every named thing and no more', () => {
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
    );
    const unused = Object.keys(components.schemas).filter((name) => !used.has(name));
    // All keys and codes, for authors of clients.
    expect(unused).toEqual(['ErrorCode', 'ErrorKey']);
    expect(Object.keys(schemaMeanings).filter((name) => !(name in components.schemas))).toEqual([]);
  });

  it('describes every property and parameter, and nothing that does not exist', () => {
    const properties = Object.entries(components.schemas).flatMap(([name, schema]) =>
      Object.keys(((schema as Json)['properties'] ?? {}) as Json).map((key) => [name, key] as const),
    );
    const parameters = operations.flatMap(({ operation }) =>
      (operation['parameters'] as { name?: string }[]).flatMap(({ name }) =>
        name === undefined ? [] : [[operation.operationId, name] as const],
      ),
    );
    const used = new Set([...properties, ...parameters].flatMap(([owner, key]) => [key, `${owner}.${key}`]));
    expect(Object.keys(propertyMeanings).filter((key) => !used.has(key))).toEqual([]);
    for (const { part } of everything.filter(({ at }) => at.at(-2) === 'properties' && at[1] === 'schemas'))
      expect(part['description']).toMatch(/\w/);
  });

  it('gives the unit of amounts, distances and instants', () => {
    const units: readonly [RegExp, RegExp][] = [
      [/(?:[pP]rice|^tax|^fee|^refund|[aA]mount|Limit)$/, /öre|kronor/i],
      [/[mM]etres$/, /metres/],
      [/(?:At|At|^created|^departure|^arrival|^return|deadline)$/, /UTC/],
    ];
    for (const [name, meaning] of Object.entries(propertyMeanings))
      for (const [form, unit] of units)
        if (form.test(name.split('.').at(-1)!)) expect([name, meaning]).toEqual([name, expect.stringMatching(unit)]);
  });

  it('has plain names for operations, one declared tag each, and a description', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation, endpoint } of operations) {
      expect(operation.operationId).toMatch(/^[a-z]+(?:[A-Z][a-z]+)+$/);
      expect(operation['tags']).toEqual([endpoint.tag]);
      expect([operation.operationId, operation['description']]).toEqual([
        operation.operationId,
        expect.stringMatching(/^[A-Z].{20,}\.$/),
      ]);
    }
    expect(document.tags.map(({ name }) => name)).toEqual(TAGS);
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].+\.$/);
  });

  it('lists for each status the codes and keys with which an operation may refuse', () => {
    for (const { operation, endpoint } of operations)
      for (const [status, keys] of refusalsByStatus(endpoint)) {
        const response = (operation['responses'] as Json)[status] as { $ref?: string } & Json;
        const name = response.$ref?.split('/').at(-1);
        const { content } = (name ? components.responses[name] : response) as {
          content: { 'application/json': { schema: { allOf: [object, { properties: Record<string, unknown> }] } } };
        };
        expect(content['application/json'].schema.allOf[1].properties).toEqual({
          errorCode: { enum: keys.map((key) => catalogue[key].errorCode) },
          error: { enum: keys.map((key) => `error.${key}`) },
        });
      }
  });

  it('has schemas that a validator accepts', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false });
    ajv.addVocabulary(['components', 'example']);
    for (const name of Object.keys(components.schemas))
      ajv.compile({ $ref: `#/components/schemas/${name}`, components: { schemas: components.schemas } });
  });
});

describe('the examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'document', components });
  const misfit = (schema: unknown, value: unknown): string => {
    const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object;
    const validate = ajv.compile(rooted);
    return validate(value) ? '' : ajv.errorsText(validate.errors);
  };
  const schemaIn = (part: unknown) => (part as { content: Record<string, { schema: unknown }> }).content['application/json']!.schema; // prettier-ignore

  it('exist for every operation, and for nothing else', () => {
    expect(Object.keys(allExamples)).toEqual(operations.map(({ operation }) => operation.operationId));
  });

  it('match the document: parameters, body and answer', () => {
    for (const { operation, endpoint } of operations) {
      const { request, status, answer } = exampleOf(operation.operationId)!;
      const note = (what: string, found: string) =>
        expect([operation.operationId, what, found]).toEqual([operation.operationId, what, '']);
      expect([operation.operationId, status]).toEqual([operation.operationId, endpoint.status]);
      note('answer', misfit(schemaIn((operation['responses'] as Json)[status]), answer));
      if (endpoint.input) note('body', misfit(schemaIn(operation['requestBody']), request.body));
      else expect(request.body).toBeUndefined();
      const own = (operation['parameters'] as { name?: string; in?: string; schema: unknown; required?: boolean }[])
        .filter(({ name }) => name !== undefined); // prettier-ignore
      const given: Readonly<Record<string, string>> = request.parameters ?? {};
      expect(Object.keys(given).filter((name) => !own.some((one) => one.name === name))).toEqual([]);
      for (const { name, schema, required } of own) {
        const value = given[name!];
        if (value !== undefined) note(name!, misfit(schema, value));
        else expect([operation.operationId, name, required]).toEqual([operation.operationId, name, false]);
      }
    }
  });
});
