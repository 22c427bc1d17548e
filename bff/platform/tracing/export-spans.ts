import { randomUUID } from 'node:crypto';
import type { Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import { logger } from '../logger';
import { type Recording, recordSpans } from './trace';
import type { TraceContext } from './trace-context';

export interface SpanExport {
  /** The collector's base URL, without the signal's path. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Share of the traces begun here that is recorded, 0–1. */
  share: number;
  /** How long to gather spans before sending them, in milliseconds. */
  everyMs?: number;
}

const EVERY_MS = 5_000;
const TIMEOUT_MS = 5_000;
/** A collector that does not answer must not delay a stopping process. */
const LAST_MS = 3_000;
const LONGEST_VALUE = 500;
const LONGEST_NOTE = 300;

/**
 * Sends spans to a collector over OTLP/HTTP. The packages are loaded only here, and only when the installation has a collector; the code
 * that records spans (trace.ts) knows none of them. No library is patched: the product begins spans where it wants them and passes parents
 * on explicitly.
 */
export async function exportSpans({ endpoint, headers, serviceName, share, everyMs = EVERY_MS }: SpanExport) {
  const [
    { diag, DiagLogLevel, createTraceState, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    resources,
    otlp,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const note = (message: string) => logger.warn({ note: message.slice(0, LONGEST_NOTE) }, 'spans are not exported');
  const quiet = () => undefined;
  diag.setLogger(
    { error: note, warn: note, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );

  const exporter = new otlp.OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: TIMEOUT_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': randomUUID(),
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: everyMs })],
  });
  const tracer = provider.getTracer('bussplats');

  const toOtel = ({ traceId, spanId, isSampled, traceState }: TraceContext): SpanContext => ({
    traceId,
    spanId,
    traceFlags: isSampled ? 1 : 0,
    isRemote: true,
    ...(traceState && { traceState: createTraceState(traceState) }),
  });
  /** Passes the trace state on as received; the SDK would rewrite it. */
  const contextOf = (span: OtelSpan, parent: TraceContext | undefined): TraceContext => {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const isSampled = (traceFlags & 1) === 1;
    return { traceId, spanId, isSampled, ...(parent?.traceState && { traceState: parent.traceState }) };
  };
  const KINDS = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    consumer: SpanKind.CONSUMER,
    internal: SpanKind.INTERNAL,
  } as const;

  recordSpans({
    begin({ name, kind, attributes = {} }, parent, startedAgoMs): Recording {
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          attributes,
          ...(startedAgoMs !== undefined && { startTime: Date.now() - startedAgoMs }),
        },
        parent ? trace.setSpanContext(ROOT_CONTEXT, toOtel(parent)) : ROOT_CONTEXT,
      );
      return {
        context: contextOf(span, parent),
        add: (more) => void span.setAttributes(more),
        rename: (other) => void span.updateName(other),
        fail: (failure) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure),
        end: () => void span.end(),
      };
    },
  });

  return {
    /** Sends the gathered spans and shuts down. */
    async stop(): Promise<void> {
      recordSpans(undefined);
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => note('the last spans were lost')), late]);
    },
  };
}
