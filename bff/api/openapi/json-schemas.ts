import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { schemaNames } from '../endpoint/named';
import { meaningOf, meaningOfSchema } from './vocabulary';

export type Json = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/** The component that a `$ref` names; undefined if it is not a reference. */
export const componentOf = (schema: Json | undefined): string | undefined => {
  const ref = schema?.['$ref'];
  return typeof ref === 'string' && ref.startsWith(COMPONENTS) ? ref.slice(COMPONENTS.length) : undefined;
};

/**
 * JSON Schemas (2020-12, as in OpenAPI 3.1) from Zod schemas: a named schema is written once, in `components`, and referred to elsewhere.
 * Properties get their descriptions from the vocabulary.
 */
export class JsonSchemas {
  readonly #components = new Map<string, Json>();

  /** The schema, or a reference to it. Throws if one name has two meanings: then a body and an answer share a schema that they should not. */
  of(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    // Wrapped in another schema, so that a named one becomes a reference as well.
    const whole = z.toJSONSchema(z.object({ root: schema as z.ZodType }), {
      target: 'draft-2020-12',
      metadata: schemaNames,
      io,
    });
    for (const [name, definition] of Object.entries(whole.$defs ?? {})) this.#add(name, referring(definition) as Json);
    return referring(whole.properties!['root']) as Json;
  }

  /** Adds a schema that is not made from Zod. */
  add(name: string, schema: Json): void {
    this.#components.set(name, schema);
  }

  /** Sorted by name. */
  components(): Record<string, Json> {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #add(name: string, definition: Json): void {
    const { id: _id, ...schema } = definition;
    const described = { ...meaningOfSchema(name), ...withMeanings(name, schema) };
    const known = this.#components.get(name);
    if (known && !isDeepStrictEqual(known, described)) throw new Error(`${name} is the name of two schemas`);
    this.#components.set(name, described);
  }
}

function withMeanings(name: string, schema: Json): Json {
  const properties = schema['properties'] as Record<string, Json> | undefined;
  if (!properties) return schema;
  const described = Object.entries(properties).map(([key, property]) => [
    key,
    { ...property, description: meaningOf(`${name}.${key}`, key) },
  ]);
  return { ...schema, properties: Object.fromEntries(described) };
}

/** Rewrites Zod’s references to its own definitions as references to components. */
function referring(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', COMPONENTS) : referring(inner),
    ]),
  );
}
