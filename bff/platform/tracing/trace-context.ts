import { randomBytes } from 'node:crypto';

/** The current position in a trace (W3C Trace Context, level 1): what is passed on names this span as its parent. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether the system that began the trace records it. */
  isSampled: boolean;
  /** Other tracing systems' entries, as received. */
  traceState?: string;
}

const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ALL_ZERO = /^0+$/;
const SAMPLED = 1;

/** A member of `tracestate`: a key, preceded by the tenant in multi-tenant systems, and a value in printable ASCII. */
const MEMBER =
  /^(?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MOST_MEMBERS = 32;
/** The length that everybody must pass on. */
const LONGEST_STATE = 512;
/** Longer members are dropped first when the list is too long (section 3.3.1.5). */
const LONG_MEMBER = 128;

const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');

export const newTrace = (): TraceContext => ({ traceId: newTraceId(), spanId: newSpanId(), isSampled: false });

/**
 * The trace context of a request's headers; undefined when they are missing or malformed, and a new trace should begin. Two headers of the
 * same name arrive joined by a comma, which a traceparent cannot contain. Future versions may append more after a dash (sections 3.2 and
 * 4).
 */
export function parseTrace(traceParent?: string | null, traceState?: string | null): TraceContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] = TRACE_PARENT.exec(traceParent ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (ALL_ZERO.test(traceId) || ALL_ZERO.test(spanId)) return undefined;
  const state = parseState(traceState ?? '');
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
  return { traceId, spanId, isSampled, ...(state && { traceState: state }) };
}

/** The list without empty members; undefined when any is malformed or a key is repeated. A list that is too long loses whole members. */
function parseState(header: string): string | undefined {
  const members = header
    .split(',')
    .map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter(Boolean);
  if (members.length > MOST_MEMBERS || !members.every((member) => MEMBER.test(member))) return undefined;
  if (new Set(members.map((member) => member.split('=', 1)[0])).size < members.length) return undefined;
  while (members.join(',').length > LONGEST_STATE) {
    const longMember = members.findLastIndex((member) => member.length > LONG_MEMBER);
    members.splice(longMember, 1);
  }
  return members.join(',') || undefined;
}

export const traceParentOf = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
