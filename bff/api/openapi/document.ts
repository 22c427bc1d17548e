import { z } from 'zod';
import type { Language } from '@bff/domain/shared/actor';
import { env, publicOrigin } from '@bff/platform/env';
import type { Endpoint } from '../endpoint/endpoint';

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
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        scheme1: { type: 'apiKey', in: 'header', name: 'X-Signature' },
        scheme2: { type: 'apiKey', in: 'header', name: 'Signature' },
      },
    },
  };
}

export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function operation(endpoint: Endpoint, language: Language): Json {
  const { method, path, tag, summary, input, status, output } = endpoint;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: summary[language],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(input ? { requestBody: { required: true, content: content(jsonSchema(input, 'input')) } } : {}),
    responses: {
      [status]: answer('data', {
        type: 'object',
        properties: { data: jsonSchema(output, 'output') },
        required: ['data'],
      }),
      default: answer('failure', { $ref: '#/components/schemas/Failure' }),
    },
  };
}

/** Alternatives; within one all are needed. */
function securityOf({ auth, signed }: Endpoint): Record<string, never[]>[] {
  if (!signed) return [{}];
  if (auth === 'integration') return [{ scheme2: [] }];
  return auth === 'bearer' ? [{ bearer: [], scheme1: [] }] : [{ scheme1: [] }, { scheme2: [] }];
}

function parametersOf({ params, query, idempotent, auth }: Endpoint): Json[] {
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
  return [
    ...from(params, 'path'),
    ...from(query, 'query'),
    header('Accept-Language', { type: 'string', enum: ['sv', 'en'], default: 'sv' }),
    ...(auth === 'bearer' ? [header('X-Organization-Id', { type: 'string', pattern: '^[1-9][0-9]{0,14}$' })] : []),
    ...(idempotent ? [header('Idempotency-Key', { type: 'string', minLength: 1, maxLength: 128 })] : []),
  ];
}

export const descriptions: Record<Language, string> = {
  sv: [
    'Svar: {"data": …}. Fel: {"errorCode", "error", "params", "message", "fieldErrors"} med katalogens HTTP-status.',
    'Belopp är hela ören, tider är UTC, sträckor meter.',
    'Varje förfrågan utom auth/login och auth/pepper signeras. Schema 1: X-Signature = SHA-256 (hex) av kroppens byte följda av pepparn; utan kropp av de avkodade frågevärdena i nyckelordning. Schema 2 (integrationer): RFC 9421 med HMAC-SHA256.',
    'errorCode 113: hämta pepparn igen och försök en gång till.',
    'Idempotency-Key: samma nyckel och förfrågan ger samma svar i 24 timmar.',
  ].join('\n\n'),
  en: [
    'Answers: {"data": …}. Failures: {"errorCode", "error", "params", "message", "fieldErrors"} with the HTTP status of the catalogue.',
    'Amounts are whole öre, times are UTC, distances metres.',
    'Every request but auth/login and auth/pepper is signed. Scheme 1: X-Signature = SHA-256 (hex) of the bytes of the body followed by the pepper; without a body of the decoded query values in the order of their keys. Scheme 2 (integrations): RFC 9421 with HMAC-SHA256.',
    'errorCode 113: fetch the pepper again and retry once.',
    'Idempotency-Key: the same key and request gives the same answer for 24 hours.',
  ].join('\n\n'),
};
