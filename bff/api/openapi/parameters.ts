import type { z } from 'zod';
import type { Endpoint } from '../endpoint/endpoint';
import type { Json, JsonSchemas } from './json-schemas';
import { meaningOf } from './vocabulary';

const header = (name: string, schema: Json, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** Headers that requests may carry, by component name. */
export const headerParameters = {
  AcceptLanguage: header(
    'Accept-Language',
    { type: 'string', enum: ['sv', 'en'], default: 'sv' },
    'Language of `message` and other texts for people.',
  ),
  OrganizationId: header(
    'X-Organization-Id',
    { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
    'For traffic controllers: the organisation they act for. Without it they get 400, and 403 for an organisation they may not act for. Other callers leave it out.',
  ),
  ContentDigest: header(
    'Content-Digest',
    { type: 'string' },
    'Scheme 2: `sha-256=:…:` of the body, even if it is empty.',
  ),
  SignatureInput: header('Signature-Input', { type: 'string' }, 'Scheme 2: what is signed, when, and with which key.'),
  IdempotencyKey: header(
    'Idempotency-Key',
    { type: 'string', minLength: 1, maxLength: 128 },
    'Makes the call safe to retry: for 24 hours, the same key and request get the same response, with `Idempotent-Replayed: true`. The same key with a different request is refused.',
  ),
  IfMatch: header(
    'If-Match',
    { type: 'string', maxLength: 1_000 },
    'The `ETag` of the record as it was read. If someone else has changed it since, nothing is changed and the response is 412.',
  ),
} as const;

/** Headers of answers. */
export const answerHeaders = {
  ETag: {
    description: 'Version of the record. Send it as `If-Match` with an update.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Number of seconds to wait before retrying.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
} as const;

const taken = (name: keyof typeof headerParameters): Json => ({ $ref: `#/components/parameters/${name}` });

/** An operation's parameters in path, query and headers. */
export function parametersOf(endpoint: Endpoint, schemas: JsonSchemas): Json[] {
  const { operationId, params, query, idempotent, takesIfMatch, auth, signed } = endpoint;
  const from = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const json = schemas.of(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(json.properties ?? {}).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      description: meaningOf(`${operationId}.${name}`, name),
      schema: one,
    }));
  };
  return [
    ...from(params, 'path'),
    ...from(query, 'query'),
    taken('AcceptLanguage'),
    ...(auth === 'bearer' ? [taken('OrganizationId')] : []),
    // OpenAPI has one header for each key of a security scheme; scheme 2 has two more.
    ...(auth === 'bearer' || !signed ? [] : [taken('ContentDigest'), taken('SignatureInput')]),
    ...(idempotent ? [taken('IdempotencyKey')] : []),
    ...(takesIfMatch ? [taken('IfMatch')] : []),
  ];
}
