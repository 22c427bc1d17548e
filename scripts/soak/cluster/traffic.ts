import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { ANONYMOUS, pepperOf } from '@bff/api/signing/pepper';
import { percentile } from '@bff/domain/bookings/testing/rush';
import { signWithPepper } from '@bussplats/api-client';

export interface Answer {
  status: number;
  /** The error's key in the catalogue, if the API refused. */
  error?: string;
  data?: { number?: string; bookings?: { number: string }[] };
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Requests through the proxy and their answers: every answer and its duration is counted. */
export class Traffic {
  readonly statuses = new Map<number, number>();
  readonly times: number[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 400 });

  constructor(private readonly port: number) {}

  /** Status 0: no answer at all. */
  async ask({ method, path, headers = {}, body = '' }: Asked, port = this.port): Promise<Answer> {
    const started = performance.now();
    const { status, text } = await this.#sent({ method, path, headers, body }, port);
    this.times.push(performance.now() - started);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    try {
      return { status, ...(JSON.parse(text) as object) };
    } catch {
      return { status };
    }
  }

  /** Holds the buses of an offer, like an app that has a token. */
  async hold(
    buyer: { token: string; address: string },
    offer: string,
    { key = randomUUID(), port = this.port }: { key?: string; port?: number } = {},
  ): Promise<Answer> {
    const path = '/api/v1/bookings';
    const body = JSON.stringify({ offer });
    const url = new URL(`http://localhost${path}`);
    const signature = await signWithPepper(
      { method: 'POST', url, body: new TextEncoder().encode(body) },
      pepperOf(ANONYMOUS),
    );
    return this.ask(
      {
        method: 'POST',
        path,
        body,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${buyer.token}`,
          'x-forwarded-for': buyer.address,
          'idempotency-key': key,
          ...signature,
        },
      },
      port,
    );
  }

  /** What a customer's app shows as their upcoming bookings. */
  async bookingsOf(buyer: { token: string; address: string }): Promise<Answer> {
    const path = '/api/v1/bookings?when=upcoming';
    const signature = await signWithPepper(
      { method: 'GET', url: new URL(`http://localhost${path}`), body: new Uint8Array() },
      pepperOf(ANONYMOUS),
    );
    const headers = { authorization: `Bearer ${buyer.token}`, 'x-forwarded-for': buyer.address, ...signature };
    return this.ask({ method: 'GET', path, headers });
  }

  #sent({ method, path, headers, body }: Required<Asked>, port: number): Promise<{ status: number; text: string }> {
    return new Promise((resolve) => {
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      const sending = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { ...headers, ...(method === 'POST' ? length : {}) },
          agent: this.#agent,
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.on('error', () => resolve({ status: 0, text }));
        },
      );
      sending.on('error', () => resolve({ status: 0, text: '' }));
      sending.end(body);
    });
  }

  get total(): number {
    return this.times.length;
  }

  told(): string {
    const ascending = [...this.times].sort((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(ascending, share)));
    const statuses = [...this.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return `${this.total} answers (${statuses.join(', ')}), p50 ${p50!} ms, p95 ${p95!} ms, p99 ${p99!} ms`;
  }

  close(): void {
    this.#agent.destroy();
  }
}
