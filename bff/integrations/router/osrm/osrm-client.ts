// Traces: S8-091
import type { z } from 'zod';
import type { Position } from '@bff/domain/shared/position';
import { DomainError } from '@bff/domain/shared/errors';
import { outgoingCall } from '@bff/platform/tracing/outgoing-call';
import { routeAnswer, tableAnswer } from './osrm-answers';

/** OSRM's codes for «no route», as opposed to an error. `InvalidValue`: its profile cannot leave ferries out. */
const NO_WAY = new Set(['NoRoute', 'NoSegment', 'NoTable', 'InvalidValue']);

/**
 * A client of OSRM's HTTP API v1. Throws `route.unavailable` when it does not answer in time or answers nonsense; undefined when it finds
 * no route.
 */
export class OsrmClient {
  constructor(
    private readonly url: string,
    private readonly timeoutMs: number,
  ) {}

  route(from: Position, to: Position, parameters: Record<string, string> = {}) {
    return this.ask('route', [from, to], routeAnswer, {
      steps: 'true',
      geometries: 'geojson',
      overview: 'false',
      ...parameters,
    });
  }

  /** Seconds and metres from the first position to each of the others. */
  table(from: Position, to: readonly Position[]) {
    return this.ask('table', [from, ...to], tableAnswer, {
      sources: '0',
      destinations: to.map((_, index) => index + 1).join(';'),
      annotations: 'duration,distance',
    });
  }

  private async ask<Answer extends { code: string; message?: string | undefined }>(
    service: string,
    positions: readonly Position[],
    schema: z.ZodType<Answer>,
    parameters: Record<string, string>,
  ): Promise<Answer | undefined> {
    const path = positions.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';');
    const query = new URLSearchParams(parameters);
    const url = new URL(`${this.url.replace(/\/$/, '')}/${service}/v1/driving/${path}?${query.toString()}`);
    let body: unknown;
    try {
      const answer = await outgoingCall(
        { to: 'osrm', method: 'GET', host: url.hostname },
        (headers) => fetch(url, { headers, signal: AbortSignal.timeout(this.timeoutMs) }),
        ({ status }) => status,
      );
      body = await answer.json();
    } catch (cause) {
      throw unavailable(cause);
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw unavailable(parsed.error);
    if (parsed.data.code === 'Ok') return parsed.data;
    if (NO_WAY.has(parsed.data.code)) return undefined;
    throw unavailable(new Error(`OSRM says ${parsed.data.code}: ${parsed.data.message ?? ''}`));
  }
}

function unavailable(cause: unknown): DomainError {
  const error = new DomainError('route.unavailable');
  error.cause = cause;
  return error;
}
