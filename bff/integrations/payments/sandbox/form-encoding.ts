import { invalid } from './stripe-error';

/** A JSON schema from the description; only what decoding needs. */
export interface ParamSchema {
  type?: string | string[];
  properties?: Record<string, ParamSchema>;
  additionalProperties?: boolean | ParamSchema;
  items?: ParamSchema;
  anyOf?: ParamSchema[];
  enum?: unknown[];
}

interface Branch {
  [key: string]: Node;
}
type Node = string | Branch;

const MAX_DEPTH = 8;
const MAX_PAIRS = 1_000;

/** `a[b][0]=x` pairs as a tree of texts; indices stay keys, because only the schema knows what is a list. */
function parseTree(encoded: string): Branch {
  const root = Object.create(null) as Branch;
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    if (++pairs > MAX_PAIRS) throw invalid('Too many parameters.');
    const path = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
    if (!path) throw invalid(`Invalid parameter name: ${name}`);
    const keys = [path[1]!, ...Array.from(path[2]!.matchAll(/\[([^\]]*)\]/g), (match) => match[1]!)];
    if (keys.length > MAX_DEPTH) throw invalid(`Invalid parameter name: ${name}`);
    place(root, keys, value, name);
  }
  return root;
}

function place(root: Branch, keys: string[], value: string, name: string): void {
  let at = root;
  for (const [depth, key] of keys.entries()) {
    const own = key === '' ? String(Object.keys(at).length) : key; // `expand[]=…` takes the next index
    if (depth === keys.length - 1) {
      at[own] = value;
      return;
    }
    const next = (at[own] ??= Object.create(null) as Branch);
    if (typeof next === 'string') throw invalid(`Invalid parameter: ${name}`, 'parameter_invalid', name);
    at = next;
  }
}

/** Converts form text to the types in the schema. What does not fit stays as it is, for the validation to report. */
function shaped(node: Node, schema: ParamSchema): unknown {
  if (schema.anyOf) return shaped(node, chosen(node, schema.anyOf));
  if (typeof node === 'string') return shapedText(node, schema);
  if (schema.type === 'array') {
    const places = Object.keys(node).sort((a, b) => Number(a) - Number(b));
    return places.map((place) => shaped(node[place]!, schema.items ?? {}));
  }
  const other = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, shaped(value, schema.properties?.[key] ?? other)]),
  );
}

function shapedText(text: string, { type }: ParamSchema): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function chosen(node: Node, options: ParamSchema[]): ParamSchema {
  const fits = (option: ParamSchema): boolean => {
    if (typeof node !== 'string') return option.type === 'object' || option.type === 'array';
    if (option.enum) return option.enum.includes(node);
    if (option.type === 'integer') return /^-?\d{1,15}$/.test(node);
    return option.type === 'string';
  };
  return options.find(fits) ?? options[0] ?? {};
}

/** A form-encoded body or query with nested keys, as the object that `schema` describes. */
export const decodeForm = (encoded: string, schema: ParamSchema): Record<string, unknown> =>
  shaped(parseTree(encoded), { ...schema, type: 'object' }) as Record<string, unknown>;
