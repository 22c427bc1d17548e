import { z } from 'zod';

/** Names of the schemas that the OpenAPI document lists and refers to. */
export const schemaNames = z.registry<{ id: string }>();

/** Names a schema. Every object that the API takes or returns has a name; its meaning is in `openapi/vocabulary/`. */
export function named<Schema extends z.core.$ZodType>(id: string, schema: Schema): Schema {
  schemaNames.add(schema, { id });
  return schema;
}
