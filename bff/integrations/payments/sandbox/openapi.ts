import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { ParamSchema } from './form-encoding';
import { invalid, type StripeApiError } from './stripe-error';

/** Stripe's description, relative to the working directory. */
const FILE = 'data/stripe/openapi-subset.json';
const ROOT = 'stripe';

type Method = 'get' | 'post';
interface Content {
  schema: ParamSchema;
}
interface Operation {
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; schema: ParamSchema }[];
  requestBody?: Record<'application/x-www-form-urlencoded', Content>;
  responses: { 200: Record<'application/json', Content> };
}
interface Description {
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, ParamSchema> };
}

let description: Description | undefined;
let ajv: Ajv | undefined;
const validators = new Map<string, ValidateFunction>();

/** Read at the first request, not when the product starts. */
function load(): Description {
  description ??= closed(JSON.parse(readFileSync(FILE, 'utf8'))) as Description;
  return description;
}

/**
 * Makes every object with named properties accept only those: then Stripe's `parameter_unknown` is reproduced, and a misspelt optional
 * property of our own answers is noticed. The description itself says so only for the outermost parameters.
 */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isClosable = 'properties' in copy && 'type' in copy && !('additionalProperties' in copy);
  return isClosable ? { ...copy, additionalProperties: false } : copy;
}

/** Compiled once, on first use: compiling everything takes a fifth of a second, and most is never needed. */
function validator(key: string, schema: () => object): ValidateFunction {
  let found = validators.get(key);
  if (!found) {
    ajv ??= new Ajv({
      strict: false,
      validateSchema: false,
      validateFormats: false,
      inlineRefs: false,
      code: { optimize: false },
    }).addSchema(load(), ROOT);
    found = ajv.compile(schema());
    validators.set(key, found);
  }
  return found;
}

function operation(method: Method, path: string): Operation {
  const found = load().paths[path]?.[method];
  if (!found) throw new Error(`the description has no ${method} ${path}`);
  return found;
}

/** The schema of an operation's parameters: the body of a POST, the query of a GET. */
export function paramsSchema(method: Method, path: string): ParamSchema & { required?: string[] } {
  const { requestBody, parameters = [] } = operation(method, path);
  if (method === 'post') return requestBody?.['application/x-www-form-urlencoded'].schema ?? {};
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** Throws an error like Stripe's when the parameters do not match the description. */
export function checkParams(method: Method, path: string, params: object): void {
  const check = validator(`${method} ${path}`, () => paramsSchema(method, path));
  if (!check(params)) throw paramError(check.errors ?? []);
}

/** Throws when an answer of ours does not match the description: a fault of the sandbox. */
export function checkAnswer(method: Method, path: string, answer: object): void {
  const check = validator(`answer ${method} ${path}`, () => {
    const { schema } = operation(method, path).responses[200]['application/json'];
    return absolute(schema) as object;
  });
  if (!check(answer)) throw new Error(`${method} ${path} answers against the description: ${faults(check)}`);
}

/** Throws when an object of ours (a webhook's event, or its subject) does not match the description. */
export function checkObject(object: { object: string }): void {
  const kind = object.object;
  // The description lacks some subjects of events.
  if (!(kind in load().components.schemas)) return;
  const check = validator(kind, () => ({ $ref: `${ROOT}#/components/schemas/${kind}` }));
  if (!check(object)) throw new Error(`a ${kind} against the description: ${faults(check)}`);
}

/**
 * Compiles what a payment needs, in advance: otherwise the first customer would wait, on a busy machine for longer than a payment may take.
 */
export function warmUp(): void {
  for (const [method, path] of [
    ['post', '/v1/checkout/sessions'],
    ['get', '/v1/checkout/sessions/{session}'],
  ] as const) {
    validator(`${method} ${path}`, () => paramsSchema(method, path));
    validator(
      `answer ${method} ${path}`,
      () => absolute(operation(method, path).responses[200]['application/json'].schema) as object,
    );
  }
  validator('event', () => ({ $ref: `${ROOT}#/components/schemas/event` }));
}

/** Makes references in a part of the document point into the document. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => (key === '$ref' ? [key, ROOT + String(value)] : [key, absolute(value)])),
  );
}

const faults = (check: ValidateFunction) =>
  (check.errors ?? [])
    .map((fault) => `${fault.instancePath} ${fault.message} ${JSON.stringify(fault.params)}`)
    .join('; ');

/** `/line_items/0/price_data` as `line_items[0][price_data]`. */
function paramName(fault: ErrorObject, last?: string): string {
  const [first, ...rest] = [...fault.instancePath.split('/').slice(1), ...(last ? [last] : [])];
  return (first ?? '') + rest.map((key) => `[${key}]`).join('');
}

function paramError(faults: ErrorObject[]): StripeApiError {
  const fault = faults.find(({ keyword }) => keyword !== 'anyOf') ?? faults[0]!;
  const params = fault.params as Record<string, unknown>;
  switch (fault.keyword) {
    case 'additionalProperties': {
      const name = paramName(fault, String(params['additionalProperty']));
      return invalid(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
    }
    case 'required': {
      const name = paramName(fault, String(params['missingProperty']));
      return invalid(`Missing required param: ${name}.`, 'parameter_missing', name);
    }
    case 'enum': {
      const name = paramName(fault);
      const allowed = (params['allowedValues'] as unknown[]).join(', ');
      return invalid(`Invalid ${name}: must be one of ${allowed}`, undefined, name);
    }
    case 'type': {
      const name = paramName(fault);
      const type = String(params['type']);
      return invalid(`Invalid ${type}: ${name}`, type === 'integer' ? 'parameter_invalid_integer' : undefined, name);
    }
    default:
      return invalid(`Invalid ${paramName(fault)}: ${fault.message}`, undefined, paramName(fault));
  }
}
