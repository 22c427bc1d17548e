/** The parts of an OpenAPI 3.1 document that the client is generated from. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Media {
  'application/json': { schema: Schema };
}
interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}
export interface Refusing {
  content: Media;
  headers?: Record<string, unknown>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters: (Parameter | Reference)[];
  requestBody?: { content: Media };
  responses: Record<string, Refusing | Reference>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { requestBody: { content: Media } } }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Refusing> };
}
