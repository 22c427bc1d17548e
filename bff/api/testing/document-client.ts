import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * A client that knows only the product's OpenAPI document: operations by their id, requests and answers checked against the document's
 * schemas, signatures made as its text says. It shares no code with the server or the client library.
 */

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}
interface Answer extends Media {
  description: string;
  headers?: Record<string, unknown>;
}
interface Media {
  content?: { 'application/json'?: { schema: object } };
}
export interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown[]>[];
  parameters: Parameter[];
  requestBody?: Media & { required?: boolean };
  responses: Record<string, Answer>;
}
export interface ApiDocument {
  openapi: string;
  info: { description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, { description?: string }>;
  };
}

/** The document with references to responses and parameters resolved; those to schemas stay. */
export function followed(document: ApiDocument): ApiDocument {
  const parts: Record<string, unknown> = document.components;
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    const [, part, name] = /^#\/components\/(responses|parameters)\/(\w+)$/.exec(refOf(value)) ?? [];
    if (part && name) return (parts[part] as Record<string, unknown>)[name];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, follow(inner)]));
  };
  return { ...document, paths: follow(document.paths) as ApiDocument['paths'] };
}

const refOf = (value: object): string => ('$ref' in value ? String(value.$ref) : '');

export interface DocumentAnswer {
  status: number;
  data?: unknown;
  etag?: string;
  /** Of a failure. */
  errorCode?: number;
  error?: string;
}

interface Call {
  parameters?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends input that the document does not allow, to see it refused. */
  unchecked?: boolean;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^https?:\/\//,
  uuid: /^[0-9a-f-]{36}$/,
};

export class DocumentClient {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  readonly #operations = new Map<string, { method: string; path: string; operation: Operation }>();
  #token: string | undefined;
  #pepper = '';
  /** Operation and status of every checked answer. */
  readonly seen = new Set<string>();

  private readonly document: ApiDocument;

  constructor(
    document: ApiDocument,
    private readonly send: Send,
    private readonly key?: { keyId: string; secret: string },
  ) {
    this.document = followed(document);
    this.#ajv.addSchema({ $id: 'document', components: document.components });
    for (const [path, methods] of Object.entries(this.document.paths))
      for (const [method, operation] of Object.entries(methods))
        this.#operations.set(operation.operationId, { method: method.toUpperCase(), path, operation });
  }

  async logIn(username: string, password: string): Promise<void> {
    const { data } = await this.call('createToken', { body: { username, password } });
    this.#token = (data as { token: string }).token;
    await this.fetchPepper();
  }

  async fetchPepper(): Promise<void> {
    this.#pepper = (await this.call('getPepper')).data as string;
  }

  /** Calls an operation; throws if request or answer do not match the document. */
  async call(operationId: string, call: Call = {}): Promise<DocumentAnswer> {
    const found = this.#operations.get(operationId);
    if (!found) throw new Error(`the document has no ${operationId}`);
    const { method, operation } = found;
    if (!call.unchecked) this.#checkRequest(operation, call);
    const url = this.#url(found.path, operation, call.parameters ?? {});
    const body = call.body === undefined ? '' : JSON.stringify(call.body);
    const response = await this.send(url.href, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...this.#credentials(operation, method, url, body),
        ...this.#headers(operation, call.parameters ?? {}),
        ...call.headers,
      },
      ...(body ? { body } : {}),
    });
    return this.#checkedAnswer(operation, response);
  }

  #checkRequest({ operationId, parameters, requestBody }: Operation, call: Call): void {
    const known = new Set(parameters.map(({ name }) => name));
    for (const name of Object.keys(call.parameters ?? {}))
      if (!known.has(name)) throw new Error(`${operationId} has no parameter ${name}`);
    for (const { name, required, schema } of parameters) {
      const value = call.parameters?.[name];
      if (value !== undefined) this.#must(schema, String(value), `${operationId}, parameter ${name}`);
      else if (required) throw new Error(`${operationId} needs ${name}`);
    }
    const schema = requestBody?.content?.['application/json']?.schema;
    if (schema) this.#must(schema, call.body, `${operationId}, body`);
    else if (call.body !== undefined) throw new Error(`${operationId} takes no body`);
  }

  async #checkedAnswer({ operationId, responses }: Operation, response: Response): Promise<DocumentAnswer> {
    const { status } = response;
    const declared = responses[String(status)];
    if (!declared) throw new Error(`${operationId} answered ${status}, which the document does not have`);
    const answer = (await response.json()) as { data?: unknown; error?: string; errorCode?: number };
    this.#must(declared.content!['application/json']!.schema, answer, `${operationId}, answer ${status}`);
    if (status >= 400 && !declared.description.includes(`${answer.error} (${answer.errorCode})`))
      throw new Error(`${operationId}: ${answer.error} is not among what ${status} can mean`);
    this.seen.add(`${operationId} ${status}`);
    const etag = declared.headers?.['ETag'] ? response.headers.get('etag') : undefined;
    if (etag === null) throw new Error(`${operationId} has no ETag`);
    return { status, ...answer, ...(etag === undefined ? {} : { etag }) };
  }

  #headers({ parameters }: Operation, values: Record<string, string | number>): Record<string, string> {
    const sent = parameters.filter((parameter) => parameter.in === 'header' && values[parameter.name] !== undefined);
    return Object.fromEntries(sent.map(({ name }) => [name, String(values[name])]));
  }

  #validators = new Map<object, ValidateFunction>();
  #must(schema: object, value: unknown, what: string): void {
    let validate = this.#validators.get(schema);
    if (!validate) {
      // The document's references lead to its components.
      const rooted = JSON.parse(
        JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'),
      ) as object;
      validate = this.#ajv.compile(rooted);
      this.#validators.set(schema, validate);
    }
    if (!validate(value)) throw new Error(`${what}: ${this.#ajv.errorsText(validate.errors)}`);
  }

  #url(path: string, { parameters }: Operation, values: Record<string, string | number>): URL {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
    const url = new URL(this.document.servers[0]!.url + filled);
    for (const { name, in: place } of parameters)
      if (place === 'query' && values[name] !== undefined) url.searchParams.append(name, String(values[name]));
    return url;
  }

  /** The operation's security alternative that matches this client's credentials. */
  #credentials({ security }: Operation, method: string, url: URL, body: string): Record<string, string> {
    const fitting = security.filter((needed) => 'scheme2' in needed === (this.key !== undefined));
    const mine = fitting.find((needed) => 'bearer' in needed === (this.#token !== undefined)) ?? fitting[0];
    if (!mine) throw new Error('none of the operation’s ways to authenticate is ours');
    const token = this.#token ? { authorization: `Bearer ${this.#token}` } : {};
    return {
      // A session's pepper is requested with its token.
      ...('bearer' in mine || Object.keys(mine).length === 0 ? token : {}),
      ...('scheme1' in mine ? { 'x-signature': this.#schemeOne(url, body) } : {}),
      ...('scheme2' in mine ? this.#schemeTwo(method, url, body) : {}),
    };
  }

  #schemeOne(url: URL, body: string): string {
    const keys = [...new Set(url.searchParams.keys())].sort();
    const text = body || keys.flatMap((name) => url.searchParams.getAll(name)).join('');
    return createHash('sha256')
      .update(text + this.#pepper)
      .digest('hex');
  }

  #schemeTwo(method: string, url: URL, body: string): Record<string, string> {
    const { keyId, secret } = this.key!;
    const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
    const created = Math.floor(Date.now() / 1_000);
    const nonce = randomBytes(16).toString('base64url');
    const params = `("@method" "@authority" "@path" "@query" "content-digest");created=${created};nonce="${nonce}";keyid="${keyId}";alg="hmac-sha256";tag="bussplats-v2"`;
    const base = [
      `"@method": ${method}`,
      `"@authority": ${url.host}`,
      `"@path": ${url.pathname}`,
      `"@query": ${url.search || '?'}`,
      `"content-digest": ${digest}`,
      `"@signature-params": ${params}`,
    ].join('\n');
    const key = Buffer.from(hkdfSync('sha256', secret, keyId, 'bussplats-v2 request signing', 32));
    const signature = createHmac('sha256', key).update(base).digest('base64');
    return {
      'content-digest': digest,
      'signature-input': `sig1=${params}`,
      signature: `sig1=:${signature}:`,
    };
  }
}
