import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebhookServer {
  url: string;
  stop: () => Promise<void>;
}

/** Takes webhooks on this machine. What `receive` refuses is sent again by the provider. */
export async function startWebhookServer(
  receive: (body: Uint8Array, signature: string | null) => Promise<unknown>,
): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'];
      const kept = receive(Buffer.concat(chunks), typeof signature === 'string' ? signature : null);
      kept.then(
        () => response.writeHead(200).end(),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
