import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTrace, type TraceContext, traceParentOf } from './trace-context';

/** What a span records beside its name: shapes and names of ours. No user input, no person's address, no secret. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanFacts {
  name: string;
  /** `server`: a request to us. `client`: a request from us. `consumer`: an outbox message. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Attributes;
}

/** A span being recorded. */
export interface Recording {
  context: TraceContext;
  add(attributes: Attributes): void;
  rename(name: string): void;
  fail(kind: string): void;
  end(): void;
}

/** Receives spans where the installation exports them. */
export interface Recorder {
  /**
   * Begins a span below the parent, or a new trace without one. The recorder may decide not to record it, and says so in the context it
   * returns.
   */
  begin(span: SpanFacts, parent: TraceContext | undefined, startedAgoMs?: number): Recording;
}

interface Place {
  context: TraceContext;
  recording?: Recording;
}

const current = new AsyncLocalStorage<Place>();
let recorder: Recorder | undefined;

/** Sends spans to this recorder from now on; undefined turns recording off. */
export function recordSpans(to: Recorder | undefined): void {
  recorder = to;
}

/** The trace that the running work belongs to. */
export const currentTrace = (): TraceContext | undefined => current.getStore()?.context;

/** The trace fields of every log line. */
export function loggedTrace(): { traceId?: string; spanId?: string } {
  const trace = currentTrace();
  return trace ? { traceId: trace.traceId, spanId: trace.spanId } : {};
}

/** The headers by which the next server continues the trace; empty outside a trace. */
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

/** Runs work that begins here (a request, a message, a job) as its own span: in the trace that it was handed, or in a new one. */
export function inTrace<Result>(
  span: SpanFacts,
  parent: TraceContext | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (recorder) return within(recorder.begin(span, parent), work);
  return current.run({ context: parent ? { ...parent, spanId: newSpanId() } : newTrace() }, work);
}

/** Runs part of such work as a child span, if spans are recorded and the work belongs to a trace. */
export function inSpan<Result>(span: SpanFacts, work: () => Promise<Result>): Promise<Result> {
  const parent = currentTrace();
  return recorder && parent ? within(recorder.begin(span, parent), work) : work();
}

/** Records a child span that has just ended, with its duration in milliseconds. */
export function pastSpan(span: () => SpanFacts, milliseconds: number): void {
  const parent = currentTrace();
  if (recorder && parent?.isSampled) recorder.begin(span(), parent, milliseconds).end();
}

/** The running span, if recorded, for facts that were not known when it began. */
export const runningSpan = (): Recording | undefined => current.getStore()?.recording;

/** Marks the running span as failed, for an error that is handled inside it. */
export const failSpan = (error: unknown): void => runningSpan()?.fail(kindOf(error));
