import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  body: Buffer;
  signature: string | null;
}

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** What it answers; 200 by default. */
  answerWith: (take: (webhook: Received, nth: number) => number | Promise<number>) => void;
  stop: () => Promise<void>;
}

/** An endpoint that records the webhooks it receives. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  let take: (webhook: Received, nth: number) => number | Promise<number> = () => 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'];
      const webhook = { body: Buffer.concat(chunks), signature: typeof signature === 'string' ? signature : null };
      received.push(webhook);
      void Promise.resolve(take(webhook, received.length)).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answerWith: (answer) => {
      take = answer;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
