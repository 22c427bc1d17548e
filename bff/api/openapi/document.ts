import { z } from 'zod';
import type { Language } from '@bff/domain/shared/actor';
import { env, publicOrigin } from '@bff/platform/env';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import type { Endpoint } from '../endpoint/endpoint';
import { refusalsByStatus } from '../endpoint/refusals';
import { descriptions, SCHEME_1, SCHEME_2 } from './descriptions';
import { openApiWebhooks } from './webhooks';

export const API_BASE = '/api/v1';

type Json = Record<string, unknown>;

const failureSchema = z.object({
  errorCode: z.int(),
  error: z.string(),
  params: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  fieldErrors: z.array(
    z.object({
      field: z.string(),
      error: z.string(),
      params: z.array(z.union([z.string(), z.number()])),
      message: z.string(),
      detail: z.string().optional(),
    }),
  ),
  advice: z
    .array(
      z.object({
        key: z.string(),
        minutes: z.int().optional(),
        place: z.string().optional(),
        to: z.string().optional(),
        shift: z.string().optional(),
      }),
    )
    .optional()
    .describe('With error.booking.tripTooLong: what would make the trip legal.'),
});

/** A Zod schema as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return json;
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });
const answer = (description: string, schema: Json): Json => ({ description, content: content(schema) });

/** The OpenAPI 3.1 document of the endpoints, made from the schemas that validate. */
export function openApiDocument(endpoints: readonly Endpoint[], language: Language): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, language) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${env().BRAND_NAME} API`, version: '1', description: descriptions[language] },
    servers: [{ url: `${publicOrigin()}${API_BASE}` }],
    paths,
    webhooks: openApiWebhooks(language),
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        scheme1: { type: 'apiKey', in: 'header', name: 'X-Signature', description: SCHEME_1[language] },
        scheme2: { type: 'apiKey', in: 'header', name: 'Signature', description: SCHEME_2[language] },
      },
    },
  };
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function operation(endpoint: Endpoint, language: Language): Json {
  const { method, path, tag, summary, input, status, output, versionOf } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: summary[language],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(input ? { requestBody: { required: true, content: content(jsonSchema(input, 'input')) } } : {}),
    responses: {
      [status]: {
        ...answer('data', {
          type: 'object',
          properties: { data: jsonSchema(output, 'output') },
          required: ['data'],
        }),
        ...(versionOf ? { headers: { ETag: { schema: { type: 'string' } } } } : {}),
      },
      ...failuresOf(endpoint),
    },
  };
}

/** Each status with the errors that it can mean. */
function failuresOf(endpoint: Endpoint): Record<string, Json> {
  const failure = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    [...refusalsByStatus(endpoint)].map(([status, keys]) => [
      String(status),
      {
        ...answer(keys.map((key) => `error.${key} (${catalogue[key].errorCode})`).join(', '), failure),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { schema: { type: 'string' }, description: 's' } } }
          : {}),
      },
    ]),
  );
}

/** Alternatives; within one all are needed. */
function securityOf({ auth, signed }: Endpoint): Record<string, never[]>[] {
  if (!signed) return [{}];
  if (auth === 'integration') return [{ scheme2: [] }];
  const withToken = { bearer: [], scheme1: [] };
  return auth === 'bearer' ? [withToken] : [{ scheme1: [] }, withToken, { scheme2: [] }];
}

function parametersOf({ params, query, idempotent, takesIfMatch, auth, signed }: Endpoint): Json[] {
  const from = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const json = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      schema: one,
    }));
  };
  const header = (name: string, schema: Json): Json => ({ name, in: 'header', required: false, schema });
  // An OpenAPI document has one header for each key of a security scheme; scheme 2 has two more.
  const ofSchemeTwo = auth === 'bearer' || !signed ? [] : ['Content-Digest', 'Signature-Input'];
  return [
    ...from(params, 'path'),
    ...from(query, 'query'),
    header('Accept-Language', { type: 'string', enum: ['sv', 'en'], default: 'sv' }),
    ...(auth === 'bearer' ? [header('X-Organization-Id', { type: 'string', pattern: '^[1-9][0-9]{0,14}$' })] : []),
    ...ofSchemeTwo.map((name) => header(name, { type: 'string' })),
    ...(idempotent ? [header('Idempotency-Key', { type: 'string', minLength: 1, maxLength: 128 })] : []),
    ...(takesIfMatch ? [header('If-Match', { type: 'string', maxLength: 1_000 })] : []),
  ];
}
