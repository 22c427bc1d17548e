import type { Endpoint } from '../../endpoint/endpoint';
import type { Example } from '../examples';

/** Calls as somebody would write them, from the recorded examples. */

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Signs in scheme 1, in a shell that knows the pepper: the body, or each value of the query. */
export const SIGN_FUNCTION = `sign() { printf '%s' "$@" "$PEPPER" | openssl dgst -sha256 -r | head -c 64; }`;

/** The functions that the curl examples call, to be pasted first from `/api/docs/signing`. */
export const SHELL_FUNCTIONS =
  String.raw`# Scheme 1: sign BODY, or sign VALUE VALUE … with the query's values in the alphabetical order of their keys.
# What is hashed is all of it in a row, then the pepper.
${SIGN_FUNCTION}

# Scheme 2: scheme2 METHOD PATH QUERY BODY, with $KEY_ID and $SECRET; curl options follow.
scheme2() {
  method=$1 path=$2 query=$3 body=$4; shift 4
  digest="sha-256=:$(printf '%s' "$body" | openssl dgst -sha256 -binary | base64):"
  nonce=$(openssl rand 16 | base64 | tr '+/' '-_' | tr -d '=')
  params="(\"@method\" \"@authority\" \"@path\" \"@query\" \"content-digest\");created=$(date +%s);nonce=\"$nonce\";keyid=\"$KEY_ID\";alg=\"hmac-sha256\";tag=\"bussplats-v2\""
  key=$(openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt "key:$SECRET" -kdfopt "salt:$KEY_ID" -kdfopt 'info:bussplats-v2 request signing' -binary HKDF | od -An -vtx1 | tr -d ' \n')
  base=$(printf '"@method": %s\n"@authority": %s\n"@path": %s\n"@query": ?%s\n"content-digest": %s\n"@signature-params": %s' "$method" "$AUTHORITY" "$path" "$query" "$digest" "$params")
  signature=$(printf '%s' "$base" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
  curl -X "$method" "$ORIGIN$path\${query:+?$query}" \
    -H "Content-Digest: $digest" -H "Signature-Input: sig1=$params" -H "Signature: sig1=:$signature:" "$@"
}`.replace('\\${query', '${query');

const PATTERN = /:(\w+)/g;

/** JSON on one line as long as a line is read at a glance. What is signed is what is sent, lines and all. */
function readable(body: unknown): string {
  const line = JSON.stringify(body);
  return line.length <= 60 ? line : JSON.stringify(body, null, 2);
}

export function curlOf({ method, path, auth, signed, idempotent, query }: Endpoint, { request }: Example): string {
  const values = request.parameters ?? {};
  const filled = path.replace(PATTERN, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = Object.entries(values).filter(([name]) => query && name in query.shape);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, value])).toString();
  const body = request.body === undefined ? undefined : readable(request.body);
  const lines = body === undefined ? [] : [`BODY=${shellQuoted(body)}`];
  if (auth === 'integration')
    return [
      ...lines,
      `scheme2 ${method} /api/v1${filled} ${shellQuoted(search)} ${body === undefined ? "''" : '"$BODY" -H \'Content-Type: application/json\' -d "$BODY"'}`,
    ].join('\n');
  const sorted = asked.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signedValues = sorted.map(([, value]) => shellQuoted(value)).join(' ') || "''";
  if (signed && sorted.length > 1)
    lines.push(`# Signed: the values of ${sorted.map(([name]) => name).join(', ')}, in this order.`);
  const options = [
    `curl -X ${method} "$API${filled}${search && `?${search}`}"`,
    ...(auth === 'bearer' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(signed ? [`-H "X-Signature: $(sign ${body === undefined ? signedValues : '"$BODY"'})"`] : []),
    ...(idempotent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", '-d "$BODY"']),
  ];
  return [...lines, options.join(' \\\n  ')].join('\n');
}

/** A value in TypeScript: keys are quoted only where needed. */
function literal(value: unknown, indent: string): string {
  if (Array.isArray(value)) {
    const items = value.map((one) => literal(one, `${indent}  `));
    const row = `[${items.join(', ')}]`;
    return row.length + indent.length <= 72 && !row.includes('\n')
      ? row
      : `[\n${items.map((item) => `${indent}  ${item},`).join('\n')}\n${indent}]`;
  }
  if (typeof value === 'string') return shellSafe(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner, `${indent}  `)}`);
  const line = `{ ${entries.join(', ')} }`;
  if (entries.length === 0) return '{}';
  return line.length + indent.length <= 72
    ? line
    : `{\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}}`;
}
const shellSafe = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

export function typescriptOf({ operationId, idempotent, input, method }: Endpoint, { request }: Example): string {
  const takesBody = input !== undefined && Object.keys(request.body ?? {}).length > 0;
  const call = {
    ...request.parameters,
    ...(takesBody ? { body: request.body } : {}),
  };
  const asked = Object.keys(call).length > 0 ? literal(call, '') : '';
  const withKey = idempotent ? keyed(asked) : asked;
  return method === 'DELETE' || operationId.startsWith('erase')
    ? `await client.${operationId}(${withKey});`
    : `const answer = await client.${operationId}(${withKey});`;
}

/** The arguments with a key, a line each where they do not fit one. */
function keyed(asked: string): string {
  const key = 'idempotencyKey: crypto.randomUUID()';
  if (asked === '') return `{ ${key} }`;
  if (asked.includes('\n')) return asked.replace(/,?\s*\}$/, `,\n  ${key},\n}`);
  return `{\n  ${asked.slice(2, -2)},\n  ${key},\n}`;
}
