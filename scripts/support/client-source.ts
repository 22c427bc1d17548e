import type { OpenApi, Operation, Parameter, Refusing, Schema } from './open-api';

/** Names with another meaning in TypeScript. */
const RENAMED: Readonly<Record<string, string>> = { Error: 'ErrorBody' };
const nameOf = (ref: string): string => {
  const name = ref.split('/').at(-1)!;
  return RENAMED[name] ?? name;
};
const quoted = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : JSON.stringify(value);
/** A literal adds nothing beside its own type. */
const union = (types: readonly string[]): string =>
  [...new Set(types)].filter((type) => !(type.startsWith("'") && types.includes('string'))).join(' | ') || 'never';
const comment = (text: string | undefined, indent = ''): string =>
  text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';

/** The TypeScript type of a JSON Schema. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return quoted(schema.const);
  if (schema.enum) return union(schema.enum.map(quoted));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(typeOf));
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`;
  if (schema.type === 'integer') return 'number';
  if (schema.type === 'object') return 'Record<string, never>';
  return Array.isArray(schema.type) ? union(schema.type) : (schema.type ?? 'unknown');
}

function declared(name: string, schema: Schema): string {
  const title = comment(schema.description);
  if (Object.keys(schema.properties ?? {}).length === 0)
    return `${title}export type ${RENAMED[name] ?? name} = ${typeOf(schema)};\n`;
  const lines = Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const optional = schema.required?.includes(key) ? '' : '?';
    return `${comment(property.description, '  ')}  ${key}${optional}: ${typeOf(property)};`;
  });
  return `${title}export interface ${RENAMED[name] ?? name} {\n${lines.join('\n')}\n}\n`;
}

const keysOf = ({ content }: Refusing): string =>
  union((content['application/json'].schema.allOf?.[1]?.properties?.['error']?.enum ?? []).map(quoted));

function refusalsOf({ responses }: Operation): string {
  const refusing = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return union(
    refusing.map(([, response]) => ('$ref' in response ? `Refusals['${nameOf(response.$ref)}']` : keysOf(response))),
  );
}

interface Called {
  method: string;
  path: string;
  operation: Operation;
}

const NO_INPUT = '#/components/schemas/NoInput';
const typeOfParameter = ({ schema }: Parameter): string =>
  schema.enum || schema.$ref ? typeOf(schema) : 'string | number';
const headers = { IdempotencyKey: 'idempotencyKey', IfMatch: 'ifMatch' } as const;

/** An operation's methods: one that returns the data, and one that also returns the `etag` if it has one. */
function methodsOf({ method, path, operation }: Called): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const own = parameters.filter((one): one is Parameter => 'name' in one);
  const taken = parameters.flatMap((one) => ('$ref' in one ? [nameOf(one.$ref)] : []));
  const body = requestBody?.content['application/json'].schema;
  const fields = [
    ...own.map((one) => `${one.name}${one.required ? '' : '?'}: ${typeOfParameter(one)}`),
    ...(body && body.$ref !== NO_INPUT ? [`body: ${typeOf(body)}`] : []),
    ...Object.entries(headers).flatMap(([name, key]) => (taken.includes(name) ? [`${key}?: string`] : [])),
  ];
  const isNeeded = fields.some((field) => !field.includes('?:'));
  const asked = fields.length === 0 ? '' : `call: { ${fields.join('; ')} }${isNeeded ? '' : ' = {}'}`;
  const query = own.filter((one) => one.in === 'query').map(({ name }) => quoted(name));
  const given = fields.length === 0 ? '{}' : 'call';
  const call = body?.$ref === NO_INPUT ? `{ ...${given}, body: {} }` : given;
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'))!;
  if ('$ref' in success) throw new Error(`${operationId} answers by reference`);
  const data = typeOf(success.content['application/json'].schema.properties!['data']!);
  const send = `this.send<${data}>('${method}', '${path}', ${call}, [${query.join(', ')}])`;
  const said = comment(`${summary}. ${description}`, '  ');
  const plain = `${said}  async ${operationId}(${asked}): Promise<${data}> {\n    return (await ${send}).data;\n  }\n`;
  if (!success.headers?.['ETag']) return plain;
  return `${plain}\n${comment(`As \`${operationId}\`, with the \`etag\` of what it answers.`, '  ')}  ${operationId}WithEtag(${asked}): Promise<Answer<${data}>> {\n    return ${send};\n  }\n`;
}

/** The client's types and methods, from the OpenAPI document. */
export function clientSource({ paths, components, webhooks }: OpenApi): string {
  const called = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Called => ({ method: method.toUpperCase(), path, operation })),
  );
  const events = Object.values(webhooks).map(({ post }) => typeOf(post.requestBody.content['application/json'].schema));
  const errors = called.map(({ operation }) => `  ${operation.operationId}: ${refusalsOf(operation)};`);
  const shared = Object.entries(components.responses).map(([name, response]) => `  ${name}: ${keysOf(response)};`);
  return `// Made from the OpenAPI document by \`npm run build:client\`: change the API, not this file.
/* eslint-disable max-lines */

${Object.entries(components.schemas)
  .map(([name, schema]) => declared(name, schema))
  .join('\n')}
/** The body of a webhook. */
export type WebhookEvent = ${union(events)};

/** Refusals that several operations share. */
export interface Refusals {
${shared.join('\n')}
}

/** What each operation may refuse. */
export interface OperationErrors {
${errors.join('\n')}
}

/** What the API answered. */
export interface Answer<Data> {
  data: Data;
  /** Which state of the thing this is, for \`ifMatch\`; null for what has none. */
  etag: string | null;
}

/** A method for each operation of the API. */
export abstract class Operations {
  protected abstract send<Data>(method: string, path: string, call: object, query: readonly string[]): Promise<Answer<Data>>;

${called.map(methodsOf).join('\n')}}
`;
}
