import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkPort } from './check-port';

it('reports in one sentence that a port is taken, and takes none itself', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that one, or set PORT to another port.`,
  );
  other.close();
  await once(other, 'close');
  await checkPort(port, '127.0.0.1');
  await checkPort(port, '127.0.0.1');
});
