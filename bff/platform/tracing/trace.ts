import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTrace, type TraceContext, traceParentOf } from './trace-context';

/** What a span says beside its name: shapes and names of ours. No value that somebody typed, no address of a person, no secret. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanFacts {
  name: string;
  /** `server`: a request to us. `client`: a request of ours. `consumer`: a message of the outbox. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
}

/** A span that is being recorded. */
export interface Recording {
  context: TraceContext;
  add(attributes: Attributes): void;
  rename(name: string): void;
  fail(kind: string): void;
  end(): void;
}

/** Who takes spans down where the installation exports them. */
export interface Recorder {
  /** A span below that parent; without one it begins a trace. It may leave it out of what is recorded, and says so in its context. */
  begin(span: SpanFacts, parent: TraceContext | undefined, startedAgoMs?: number): Recording;
}

interface Place {
  context: TraceContext;
  recording?: Recording;
}

const current = new AsyncLocalStorage<Place>();
let recorder: Recorder | undefined;

/** From now on spans go there; undefined: nowhere. */
export function recordSpans(to: Recorder | undefined): void {
  recorder = to;
}

/** The trace that the running work belongs to. */
export const currentTrace = (): TraceContext | undefined => current.getStore()?.context;

/** What every line of the log says of the trace. */
export function loggedTrace(): { traceId?: string; spanId?: string } {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
}

/** The headers by which whoever is asked next goes on with the trace; none where there is no trace. */
export function traceHeaders(): { traceparent?: string; tracestate?: string } {
  const trace = currentTrace();
  if (!trace) return {};
  return { traceparent: traceParentOf(trace), ...(trace.traceState && { tracestate: trace.traceState }) };
}

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

async function within<Result>(recording: Recording, work: () => Promise<Result>): Promise<Result> {
  try {
    return await current.run({ context: recording.context, recording }, work);
  } catch (error) {
    recording.fail(kindOf(error));
    throw error;
  } finally {
    recording.end();
  }
}

/** Runs what begins here (a request, a message, a job) as a span of its own: of the trace that it was handed, or of a new one. */
export function inTrace<Result>(
  span: SpanFacts,
  parent: TraceContext | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (recorder) return within(recorder.begin(span, parent), work);
  return current.run({ context: parent ? { ...parent, spanId: newSpanId() } : newTrace() }, work);
}

/** Runs a part of such work as a span below it, where spans are recorded and it belongs to a trace. */
export function inSpan<Result>(span: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  const parent = currentTrace();
  return recorder && parent ? within(recorder.begin(span, parent), work) : work();
}

/** A part that has just ended, and took so long. */
export function pastSpan(span: () => SpanFacts, milliseconds: number): void {
  const parent = currentTrace();
  if (recorder && parent?.isSampled) recorder.begin(span(), parent, milliseconds).end();
}

/** The running span, where it is recorded: to say of it what was not known when it began. */
export const runningSpan = (): Recording | undefined => current.getStore()?.recording;

/** Marks the running span as failed, of an error that is dealt with inside it. */
export const failSpan = (error: unknown): void => runningSpan()?.fail(kindOf(error));
