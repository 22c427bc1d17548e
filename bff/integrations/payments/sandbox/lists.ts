import type { StripeObject } from './objects';
import type { SandboxState } from './state';
import { invalid } from './stripe-error';

interface ListParams {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number };
}

export interface List {
  object: 'list';
  data: StripeObject[];
  has_more: boolean;
  url: string;
}

const isCreatedIn = (created: number, range: NonNullable<ListParams['created']>): boolean =>
  typeof range === 'number'
    ? created === range
    : created > (range.gt ?? -1) &&
      created >= (range.gte ?? 0) &&
      created < (range.lt ?? Infinity) &&
      created <= (range.lte ?? Infinity);

/** One page of objects, newest first, as Stripe's cursors define it. */
export function page(all: StripeObject[], params: ListParams, url: string): List {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Limit must be between 1 and 100.', 'parameter_invalid_integer', 'limit');
  const { created, starting_after: after, ending_before: before } = params;
  let found = created === undefined ? all : all.filter((object) => isCreatedIn(object.created, created));
  if (after !== undefined) {
    const at = found.findIndex(({ id }) => id === after);
    if (at < 0) throw invalid(`No such object: '${after}'`, 'resource_missing', 'starting_after');
    found = found.slice(at + 1);
  }
  if (before !== undefined) {
    const at = found.findIndex(({ id }) => id === before);
    if (at < 0) throw invalid(`No such object: '${before}'`, 'resource_missing', 'ending_before');
    return { object: 'list', data: found.slice(Math.max(0, at - limit), at), has_more: at > limit, url };
  }
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}

const MAX_EXPANDED_DEPTH = 4;

/** Replaces the ids that `expand` names with objects (`payment_intent.latest_charge`, `data.latest_charge`). */
export function expand<Answer extends object>(answer: Answer, paths: string[], state: SandboxState): Answer {
  return paths.reduce((so_far, path) => {
    const keys = path.split('.');
    if (keys.length > MAX_EXPANDED_DEPTH) {
      throw invalid(`You cannot expand more than ${MAX_EXPANDED_DEPTH} levels of a property.`, undefined, 'expand');
    }
    return expandPath(so_far, keys, path, state) as Answer;
  }, answer);
}

function expandPath(value: unknown, [key, ...rest]: string[], path: string, state: SandboxState): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => expandPath(item, [key, ...rest], path, state));
  if (typeof value !== 'object' || value === null) return value;
  const properties = value as Record<string, unknown>;
  if (!(key in properties)) throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand');
  const inside = properties[key];
  const object = typeof inside === 'string' ? state.any(inside) : inside;
  if (typeof inside === 'string' && !object) {
    throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand');
  }
  return { ...properties, [key]: expandPath(object, rest, path, state) };
}
