import type { Language } from '@bff/domain/shared/actor';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { env, publicOrigin } from '@bff/platform/env';
import { type Endpoint, TAGS } from '../endpoint/endpoint';
import { BEARER, descriptions, SCHEME_1, SCHEME_2 } from './descriptions';
import { type Example, exampleOf } from './examples';
import { Failures } from './failures';
import { type Json, JsonSchemas } from './json-schemas';
import { answerHeaders, headerParameters, parametersOf } from './parameters';
import { tags } from './tags';
import { openApiWebhooks } from './webhooks';

export const API_BASE = '/api/v1';

const content = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

/**
 * The OpenAPI 3.1 document of the endpoints, made from the schemas that validate them. Summaries are in both languages, the rest is in
 * English.
 */
export function openApiDocument(endpoints: readonly Endpoint[], language: Language): Json {
  const schemas = new JsonSchemas();
  const failures = new Failures(schemas);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    const operation = operationOf(endpoint, { language, schemas, failures });
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  const webhooks = openApiWebhooks(language, schemas);
  const keys = failures.keys();
  schemas.add('ErrorKey', {
    description: 'Every refusal that some operation may answer with, as a key for translations.',
    type: 'string',
    enum: keys.map((key) => `error.${key}`),
  });
  schemas.add('ErrorCode', {
    description: 'The numbers of the same refusals, in the same order.',
    type: 'integer',
    enum: keys.map((key) => catalogue[key].errorCode),
  });
  return {
    openapi: '3.1.0',
    info: { title: `${env().BRAND_NAME} API`, version: '1', description: descriptions[language] },
    servers: [{ url: `${publicOrigin()}${API_BASE}` }],
    tags: TAGS.map((name) => ({ name, description: tags[name].description[language] })),
    paths,
    webhooks,
    components: {
      schemas: schemas.components(),
      responses: failures.responses(),
      parameters: headerParameters,
      headers: answerHeaders,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: BEARER[language] },
        scheme1: { type: 'apiKey', in: 'header', name: 'X-Signature', description: SCHEME_1[language] },
        scheme2: { type: 'apiKey', in: 'header', name: 'Signature', description: SCHEME_2[language] },
      },
    },
  };
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

interface Making {
  language: Language;
  schemas: JsonSchemas;
  failures: Failures;
}

function operationOf(endpoint: Endpoint, { language, schemas, failures }: Making): Json {
  const { operationId, tag, summary, description, input, status, output, versionOf, isDeprecated } = endpoint;
  const example = exampleOf(operationId);
  return {
    operationId,
    tags: [tag],
    summary: summary[language],
    description,
    ...(isDeprecated ? { deprecated: true } : {}),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas).map((parameter) => withExample(parameter, example)),
    ...(input
      ? { requestBody: { required: true, content: content(schemas.of(input, 'input'), example?.request.body) } }
      : {}),
    responses: {
      [status]: {
        description: 'What was asked for, in `data`.',
        ...(versionOf ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}),
        content: content(
          { type: 'object', properties: { data: schemas.of(output, 'output') }, required: ['data'] },
          example?.answer,
        ),
      },
      ...failures.of(endpoint),
    },
  };
}

function withExample(parameter: Json, example: Example | undefined): Json {
  const value = example?.request.parameters?.[String(parameter['name'])];
  return value === undefined ? parameter : { ...parameter, example: value };
}

/** A list of alternatives; within one, all are required. */
function securityOf({ auth, signed }: Endpoint): Record<string, never[]>[] {
  if (!signed) return [{}];
  if (auth === 'integration') return [{ scheme2: [] }];
  const withToken = { bearer: [], scheme1: [] };
  return auth === 'bearer' ? [withToken] : [{ scheme1: [] }, withToken, { scheme2: [] }];
}
