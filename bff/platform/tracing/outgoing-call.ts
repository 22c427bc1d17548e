import { inSpan, runningSpan, traceHeaders } from './trace';

export interface OutgoingCall {
  /** The callee's name in the product: `osrm`, `stripe`. */
  to: string;
  method: string;
  /** The server's host. The path may contain other people's ids, and is not recorded. */
  host: string;
}

/**
 * Calls an outside service as part of the running trace: `send` gets the headers with which that server continues it. The span records the
 * status of the answer.
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
