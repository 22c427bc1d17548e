import { inSpan, runningSpan, traceHeaders } from './trace';

export interface OutgoingCall {
  /** Whom it is to, as the product calls it: `osrm`, `stripe`. */
  to: string;
  method: string;
  /** The server. What comes after it may hold ids of others, and is not told. */
  host: string;
}

/**
 * Asks something outside as a part of the running trace: `send` is given the headers by which that server goes on with it. The status that it
 * answers stands in the span.
 */
export const outgoingCall = <Answer>(
  { to, method, host }: OutgoingCall,
  send: (headers: Record<string, string>) => Promise<Answer>,
  statusOf: (answer: Answer) => number,
): Promise<Answer> =>
  inSpan(
    {
      name: `${method} ${to}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': host, 'peer.service': to },
    },
    async () => {
      const answer = await send({ ...traceHeaders() });
      const status = statusOf(answer);
      runningSpan()?.add({ 'http.response.status_code': status });
      if (status >= 400) runningSpan()?.fail(String(status));
      return answer;
    },
  );
