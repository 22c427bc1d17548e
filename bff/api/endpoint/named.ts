import { z } from 'zod';

/** Names of the schemas that stand for something in the domain: what the OpenAPI document lists and refers to. */
export const schemaNames = z.registry<{ id: string }>();

/** The schema, with a name. Every object that the API takes or answers has one; what it means is in `openapi/vocabulary/`. */
export function named<Schema extends z.core.$ZodType>(id: string, schema: Schema): Schema {
  schemaNames.add(schema, { id });
  return schema;
}
