// Traces: S7-004
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogue } from '@bff/domain/shared/error-catalogue';
import { ENDPOINTS } from '../endpoints';
import { openApiDocument } from '../openapi/document';
import { endpoint } from './endpoint';
import { requestLanguage } from './request-language';

const declared = {
  method: 'GET',
  path: '/x',
  operationId: 'getX',
  tag: 'auth',
  summary: { sv: 'x', en: 'x' },
  description: 'x',
  output: z.null(),
  errors: [],
  handle: () => Promise.resolve(null),
};
const build = (more: object) => () => endpoint({ ...declared, ...more } as unknown as Parameters<typeof endpoint>[0]);

describe('an endpoint', () => {
  it('is not built unless it declares who may call it', () => {
    expect(build({ auth: 'public', policy: 'anyone' })).not.toThrow();
    expect(build({ policy: 'anyone' })).toThrow('who may call');
    expect(build({ auth: 'everyone', policy: 'anyone' })).toThrow('who may call');
    expect(build({ auth: 'bearer' })).toThrow('no policy');
    expect(build({ auth: 'bearer', policy: 'anyone' })).toThrow('does not go with');
    expect(build({ auth: 'public', policy: () => true })).toThrow('does not go with');
    expect(build({ auth: 'bearer', policy: () => true, signed: false })).toThrow('must be signed');
    expect(build({ auth: 'public', policy: 'anyone', recentLogin: true })).toThrow('only a bearer token');
  });

  it('accepts only its own kind of caller', () => {
    const bearer = build({ auth: 'bearer', policy: () => true })();
    expect(bearer.allows({ kind: 'public' } as never)).toBe(false);
    expect(bearer.allows({ kind: 'integration' } as never)).toBe(false);
    expect(bearer.allows({ kind: 'bearer' } as never)).toBe(true);
  });

  it('goes unsigned only for login and pepper', () => {
    const unsigned = ENDPOINTS.filter(({ signed }) => !signed).map(({ path }) => path);
    expect(unsigned).toEqual(['/auth/login', '/auth/pepper']);
  });

  it('refuses unknown fields in every input', () => {
    for (const { input, query, params } of ENDPOINTS)
      for (const schema of [input, query, params]) {
        const json = schema && z.toJSONSchema(schema, { io: 'input' });
        if (json) expect(json.additionalProperties).toBe(false);
      }
  });
});

describe('the OpenAPI document', () => {
  const document = openApiDocument(ENDPOINTS, 'en') as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };

  it('describes every endpoint once, with its security', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(ENDPOINTS.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length);
    expect(document.paths['/bookings/{number}']!['get']!['security']).toEqual([{ bearer: [], scheme1: [] }]);
    expect(document.paths['/auth/login']!['post']!['security']).toEqual([{}]);
  });
});

describe('the language of a request', () => {
  it('is the most preferred one that we speak, otherwise Swedish', () => {
    const languages = ['', 'en', 'en-GB,sv;q=0.9', 'de,sv;q=0.2,en;q=0.4', 'de', 'en;q=0', 'sv-SE', 'x'.repeat(900)];
    expect(languages.map(requestLanguage)).toEqual(['sv', 'en', 'en', 'en', 'sv', 'sv', 'sv', 'sv']);
  });
});

describe('error codes', () => {
  it('are unique', () => {
    const known = new Map<number, string>();
    const twice = Object.entries(catalogue).flatMap(([key, { errorCode }]) => {
      const first = known.get(errorCode);
      known.set(errorCode, key);
      return first === undefined ? [] : [`${errorCode}: ${first}, ${key}`];
    });
    expect(twice).toEqual([]);
  });
});
